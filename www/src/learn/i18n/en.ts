/**
 * The English UI texts of the view with lessons; their keys are the type of all translations. The
 * courses have texts of their own.
 */
const messages = {
  lessons: 'Lessons',
  lessonTitle: '{ $n } · { $title }',
  lessonDone: '{ $title }, { $stars } of 3 stars',
  stars: '{ $n } of 3 stars',
  stageOf: 'Stage { $n } of { $of }',
  doneOf: '{ $n } of { $of } lessons done',
  nextStage: 'Next',
  skip: 'Skip',
  again: 'Again',
  playFirst: 'Play level 1',
  toPuzzles: 'On to the puzzles',
  courseDone: 'You know the game. Play your first one.',
  courseFailed: 'The lessons could not be loaded.',
};

export type Key = keyof typeof messages;
export default messages;
