/** Whether the opening explorer is shown beside the analysis, and its data once they are loaded. */
import type { Game } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Language } from '../i18n/index.ts';
import { openingsAreOn, setOpenings } from '../store/analysis.ts';
import type { OpeningSources, ShownPosition } from './sources.ts';

export class Openings {
  /** The opening statistics; `null` until they are loaded. */
  sources: OpeningSources | null = null;
  hasFailed = false;
  #isOn = openingsAreOn();
  #isLoading = false;
  /** The position on the board, with the values from which it was made. */
  #position: (ShownPosition & { game: Game; key: string }) | null = null;

  /**
   * Makes the state of the opening explorer, whose data are loaded later.
   *
   * @param changed - called when the view must be rendered again
   */
  constructor(
    private readonly game: PageGame,
    private readonly changed: () => void,
  ) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  /**
   * The position on the board whose openings are shown; another object after each change. `null`
   * before there is one.
   */
  get position(): ShownPosition | null {
    return this.#position;
  }

  /**
   * Updates the position after a change on the board. `key`: the turns that lead to the position.
   */
  follow(game: Game | undefined, ply: number, key: string): void {
    if (!game || (this.#position?.game === game && this.#position.key === key)) return;
    const copy = () => {
      const own = game.clone();
      own.goTo(ply);
      return own;
    };
    const own = copy();
    this.#position = { game, key, hash: own.hash, copy };
    own.free();
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    this.hasFailed = false;
    setOpenings(this.#isOn);
    this.changed();
  }

  /** Loads the opening statistics, unless they are loaded or could not be. */
  async load(language: Language): Promise<void> {
    if (this.sources || this.#isLoading || this.hasFailed) return;
    this.#isLoading = true;
    try {
      const { loadOpenings } = await import('./load-openings.ts');
      this.sources = await loadOpenings(this.game, language);
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
    }
    this.#isLoading = false;
    this.changed();
  }
}
