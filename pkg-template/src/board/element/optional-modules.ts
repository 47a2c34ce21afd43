import type { LessonController } from '../modules/lesson-controller.js';
import type { Marks } from '../modules/marks.js';
import type { ModeController } from '../modules/mode-controller.js';
import type { Module } from '../modules/module.js';
import type { GoalJudge, PuzzleController } from '../modules/puzzle-controller.js';
import type { StudyController } from '../modules/study-controller.js';

/** The code modules of a board that are loaded only when needed, by name. */
export interface Modules<EditorModule extends Module> {
  mode: Module & { ModeController: typeof ModeController };
  editor: EditorModule;
  puzzle: Module & { PuzzleController: typeof PuzzleController };
  study: Module & { StudyController: typeof StudyController };
  lesson: Module & GoalJudge & { LessonController: typeof LessonController };
  looks: Module;
  marks: Module & { Marks: typeof Marks };
}

/** Loads the optional code modules of one board on first use. */
export class OptionalModules<EditorModule extends Module> {
  readonly #loaders: { [Name in keyof Modules<EditorModule>]: () => Promise<Modules<EditorModule>[Name]> };
  readonly #loaded: Partial<Modules<EditorModule>> = {};
  readonly #requests = new Map<string, Promise<void>>();
  readonly #arrived: (module: Module) => void;
  readonly #failed: (error: unknown) => void;

  /**
   * Makes the loader of a board's optional modules.
   *
   * @param game - loads the modules of the game
   * @param arrived - called with each module once it is loaded
   * @param failed - called with the error if a module cannot be loaded
   */
  constructor(
    game: { loadEditor(): Promise<EditorModule>; loadLooks(): Promise<Module> },
    arrived: (module: Module) => void,
    failed: (error: unknown) => void,
  ) {
    this.#loaders = {
      mode: () => import('../modules/mode-controller.js'),
      editor: () => game.loadEditor(),
      looks: () => game.loadLooks(),
      puzzle: () => import('../modules/puzzle-controller.js'),
      study: () => import('../modules/study-controller.js'),
      lesson: () => import('../modules/lesson-controller.js'),
      marks: () => import('../modules/marks.js'),
    };
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /**
   * Resolves when all requested modules have loaded or failed to load, including those that the
   * board requests when it is `updated` with the others.
   */
  async settled(updated: () => Promise<unknown>): Promise<void> {
    for (let count = -1; count < this.#requests.size; ) {
      count = this.#requests.size;
      await Promise.all(this.#requests.values());
      await updated();
    }
  }

  /**
   * Returns an optional module if it is loaded; otherwise starts loading it. After a failure, the
   * next call tries again.
   */
  get<Name extends keyof Modules<EditorModule>>(name: Name): Modules<EditorModule>[Name] | undefined {
    if (!this.#requests.has(name)) {
      const request = this.#loaders[name]().then(
        (module) => {
          (this.#loaded as Modules<EditorModule>)[name] = module;
          this.#arrived(module);
        },
        (error) => {
          this.#requests.delete(name);
          this.#failed(error);
        },
      );
      this.#requests.set(name, request);
    }
    return this.#loaded[name];
  }
}
