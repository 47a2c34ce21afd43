/** The editor of a course, with a board that shows the course. */
import { type Course, checkGoal, type GameName, goalFaults, parseCourse, type Stage } from 'keddah/lesson';

/** The time from the last key press until the course is read, in milliseconds. */
const PAUSE_MS = 400;

/** The sample course that the course editor shows at first. */
const SAMPLE = {
  format: 1,
  game: 'quoridor',
  id: 'sample',
  lessons: [
    {
      id: 'jump',
      stages: [
        { id: 'over', position: '//e4e5/5 5/1', goal: 'jump', solution: 'e6', wrong: ['d4', 'f4'] },
        { id: 'wall', position: '//e4e6/10 10/1', goal: 'wall and longer 1', solution: 'e5h' },
      ],
    },
  ],
  texts: {
    en: [
      'course = A sample',
      'jump = Jumps and walls',
      'jump-over = Jump over the other pawn.',
      '    .hint = Tap the square behind it.',
      '    .done = One step saved.',
      'jump-wall = Place a wall that makes the other way longer.',
      '    .done = One step gained.',
    ],
  },
};

/** Returns the errors in the goal and the solution of a lesson stage, as sentences. */
async function faultsOf(game: Course['game'], stage: Stage): Promise<string[]> {
  const { position, goal, solution, answer = 'nobody' } = stage;
  if (!goal || !position) return [];
  const start = { game, text: position };
  const faults = (await goalFaults(start, goal)).map(({ message }) => message);
  // With answers, `keddah lessons check` proves the solution.
  if (faults.length > 0 || !solution || answer !== 'nobody') return faults;
  const judged = await Promise.all(solution.split('|').map((turn) => checkGoal(start, goal, [turn.trim()])));
  return judged.flatMap(({ missing }) => missing.map(({ message }) => message));
}

/** Connects the text field, the board beside it and the list of faults in a section of the page. */
export function startCourseEditor(section: HTMLElement): void {
  const text = section.querySelector('textarea')!;
  const preview = section.querySelector<HTMLElement>('.preview')!;
  const list = section.querySelector('ul')!;
  const save = section.querySelector('button')!;
  /** The number of the latest version of the text. The errors of older ones are not shown. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = async () => {
    const version = ++latest;
    const faults: string[] = [];
    let game: Course['game'] = 'quoridor';
    let course: Course | undefined;
    try {
      course = parseCourse(text.value);
      game = course.game;
      for (const lesson of course.lessons)
        for (const stage of lesson.stages) {
          const found = await faultsOf(game, stage).catch((error: Error) => [error.message]);
          faults.push(...found.map((fault) => `${lesson.id}, ${stage.id}: ${fault}`));
        }
    } catch (error) {
      faults.push((error as Error).message);
    }
    if (version !== latest) return;
    let board = preview.firstElementChild as HTMLElementTagNameMap[`${GameName}-board`] | null;
    if (board?.localName !== `${game}-board`) {
      board = document.createElement(`${game}-board`);
      board.mode = 'lesson';
      preview.replaceChildren(board);
    }
    // The first lesson, if the one on the board has another name now.
    if (course?.lessons.every(({ id }) => id !== board?.lesson)) board.removeAttribute('lesson');
    board.course = text.value;
    list.replaceChildren(...faults.map((fault) => Object.assign(document.createElement('li'), { textContent: fault })));
  };

  text.value = JSON.stringify(SAMPLE, null, 2);
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), PAUSE_MS);
  });
  save.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text.value], { type: 'application/json' }));
    link.download = 'course.json';
    link.click();
    URL.revokeObjectURL(link.href);
  });
  void show();
}
