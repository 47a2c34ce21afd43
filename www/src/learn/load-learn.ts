import type { Host, PageGame, PartView } from '../game.ts';
import { language } from '../store/settings.ts';
import { CourseMap } from './course.ts';
import { wordsIn } from './i18n/index.ts';
import { LearnView } from './learn-view.ts';

/** Loads the view with the lessons of a game. Rejects if a file cannot be fetched or parsed. */
export async function loadLearn(game: PageGame, host: Host): Promise<PartView> {
  const [training] = await Promise.all([game.loadTraining(), wordsIn.load(language())]);
  const course = await training.loadCourse();
  return new LearnView(game, training, { text: course, map: new CourseMap(course) }, host);
}
