/**
 * The mode `study`, in which readers go through a record with variations and comments and add turns
 * of their own; and the analysis of boards with the attribute `analysis`.
 */
import type { TemplateResult } from 'lit';
import type { BaseGame } from '../../game/base-game.js';
import { turnsOf } from '../../game/tree-numbers.js';
import { endOf, pathTo } from '../../game/tree-rows.js';
import { type Targets, targetsOf } from '../../game/tree-targets.js';
import type { Limits, SearchInfo, TreeNode } from '../../game/types.js';
import { noSuchPly } from '../shared/attribute-error.js';
import type { Fire } from '../shared/events.js';
import type { Words } from '../shared/words.js';
import { BoardAnalysis } from './board-analysis.js';
import { listenToBrowsingKeys } from './browsing-keys.js';
import type { Lit, Say } from './module.js';
import { studyPanel } from './study-panel.js';

export { css, words } from './study-panel.js';

type Side = string | number;
// biome-ignore lint/suspicious/noExplicitAny: the controller serves the games of all kinds.
type Game = BaseGame<any, any> & {
  readonly turn?: { readonly steps: readonly unknown[]; step(step: never): unknown; clear(): void };
};

/** The members of a board's model that the study mode and the analysis use. */
export interface StudiedModel {
  readonly game: Game;
  readonly rules: {
    framesOf(before: never, turn: string): readonly unknown[];
    startEngine(): Promise<{ search(game: never, limits?: Limits): Promise<unknown> }>;
  };
  readonly hooks: { deciding(turn: string, side: never, seat: never): boolean };
  readonly sides: readonly Side[];
  /** The data about the shown position that the board displays. */
  readonly shownDisplay: { readonly position: { readonly toMove: Side } };
  readonly ply: number;
  readonly plies: number;
  readonly firstPly: number;
  readonly atLatest: boolean;
  readonly playing: boolean;
  readonly turnBegun: boolean;
  readonly thinking: unknown;
  isStudied: boolean;
  goTo(ply: number): void;
  resign(side?: Side): void;
  refresh(frames?: readonly unknown[]): void;
}

/** The parts of a board that its study controller uses. */
export interface StudyHost {
  readonly element: HTMLElement & {
    mode: string;
    analysis: boolean;
    play(turn: string): string | null;
    preview(turn?: string): void;
  };
  readonly adapter: { sideText(words: Words, side: never): string };
  readonly announcer: { announce(text: string, add?: boolean): void; shown(model: never): void };
  readonly language: { readonly words: Words; readonly say: Say };
  readonly fire: Fire;
  invalidate(): void;
}

/** Runs the study mode of a board, with the variations of its game, and the engine analysis. */
export class StudyController {
  panel: TemplateResult | undefined;
  /**
   * The arrows and squares that annotate the shown turn, in the syntax of the attribute `marks`.
   */
  marks = '';
  readonly #lit: Lit;
  readonly #host: StudyHost;
  #model!: StudiedModel;
  /** The studied game; `null` outside the mode `study`. */
  #game: Game | null = null;
  #analysis: BoardAnalysis<Game> | null = null;
  #isOn = true;

  constructor(lit: Lit, host: StudyHost) {
    this.#lit = lit;
    this.#host = host;
    listenToBrowsingKeys(host.element, (by) => this.#browse(by));
  }

  /** Brings study and analysis in line with the attributes before the board is rendered. */
  update(model: StudiedModel): void {
    if (this.#model !== model) this.#adopt(model);
    const { element } = this.#host;
    const { game } = model;
    if (element.mode !== 'study') this.#game = null;
    else if (this.#game !== game) {
      const isFirst = this.#game === null;
      this.#game = game;
      this.#show(this.#line()[isFirst ? model.ply : model.firstPly]);
    }
    model.isStudied = this.#game !== null;
    this.marks = this.#game ? marksText(game.node) : '';
    const hasAnalysis = element.analysis && /^(study|view|play)$/.test(element.mode);
    this.#analyze(hasAnalysis && this.#isOn);
    this.panel = this.#game || hasAnalysis ? this.#panel(hasAnalysis) : undefined;
  }

  /** Leaves the study mode and ends the analysis. */
  drop(): void {
    this.#analysis?.stop();
    if (this.#game) this.#model.isStudied = false;
    this.#game = null;
    this.marks = '';
    this.panel = undefined;
  }

  /** In a study, the position on the board is always that at the cursor of the game. */
  #adopt(model: StudiedModel): void {
    this.#model = model;
    const { hooks } = model;
    const goTo = model.goTo.bind(model);
    const deciding = hooks.deciding.bind(hooks);
    const resign = model.resign.bind(model);
    model.goTo = (ply) => {
      if (!this.#game) return goTo(ply);
      const line = this.#line();
      const node = line[ply];
      if (!node) throw noSuchPly(ply, line.length - 1);
      this.#show(node);
    };
    // A result would discard the turns that follow.
    model.resign = (side) => {
      if (!this.#game?.node.children.length) resign(side);
    };
    hooks.deciding = (turn, side, seat) => {
      const isAllowed = deciding(turn, side, seat);
      if (isAllowed && this.#game) this.#keep(turn);
      return isAllowed;
    };
  }

  /** Adds a turn that is about to be played as a variation, so that it replaces nothing. */
  #keep(turn: string): void {
    const { game } = this.#model;
    if (game.node.children.length === 0) return;
    const steps = [...(game.turn?.steps ?? [])];
    game.turn?.clear();
    game.play(turn, { variation: true });
    game.undo();
    for (const step of steps) game.turn?.step(step as never);
  }

  /** Returns the nodes of the line through the cursor, from the start to its last turn. */
  #line(): readonly TreeNode[] {
    const { game } = this.#model;
    return pathTo(game.tree, endOf(game.node).id) ?? [];
  }

  /** Goes to a node of the game tree, and shows its position on the board. */
  #show(node: TreeNode | undefined): void {
    const model = this.#model;
    const { game } = model;
    if (!node || (node.id === game.node.id && model.atLatest && !model.turnBegun)) return;
    const isNext = model.atLatest && node.parent === game.node.id && !model.turnBegun;
    const frames = isNext ? model.rules.framesOf(game as never, node.turn ?? '') : [];
    game.goToNode(node.id);
    model.refresh(frames);
  }

  #go(node: TreeNode | undefined): void {
    if (!node) return;
    this.#show(node);
    const { announcer } = this.#host;
    announcer.shown(this.#model as never);
    if (node.comment) announcer.announce(node.comment, true);
  }

  #browse(by: number): boolean {
    if (!this.#game) return false;
    const { first, previous, next, last } = this.#targets();
    this.#go(by === 1 ? next : by === -1 ? previous : by > 0 ? last : first);
    return true;
  }

  #targets(): Targets {
    const { game, firstPly } = this.#model;
    const path = pathTo(game.tree, game.node.id) ?? [];
    return targetsOf(game.node, path.at(-2), path[Math.min(firstPly, path.length - 1)] ?? game.tree);
  }

  #panel(hasAnalysis: boolean): TemplateResult {
    const model = this.#model;
    const { language } = this.#host;
    const { plies: ply, sides, firstPly } = model;
    const { node } = model.game;
    return studyPanel(this.#lit, {
      words: language.words,
      say: language.say,
      part: (id, values) => language.words.part(id, values),
      place: this.#game && {
        node,
        ply,
        turns: turnsOf(model.shownDisplay.position.toMove, ply, sides.length),
        targets: this.#targets(),
        isStart: ply === firstPly,
      },
      analysis: hasAnalysis ? this.#evaluation() : null,
      go: (to) => this.#go(to),
    });
  }

  #evaluation() {
    const { sides, shownDisplay, turnBegun } = this.#model;
    const { toMove } = shownDisplay.position;
    const { element, adapter, language, invalidate } = this.#host;
    const info = this.#analysis?.info ?? null;
    const win = info && info.lines.length > 0 ? info.score.win : null;
    // With two sides, shows the chance of the first side, so that the bar does not flip after each
    // turn.
    const side = sides.length > 2 ? toMove : sides[0];
    return {
      isOn: this.#isOn,
      hasFailed: this.#analysis?.hasFailed ?? false,
      info,
      side: adapter.sideText(language.words, side as never),
      win: win === null || side === toMove ? win : 1 - win,
      toggle: () => {
        this.#isOn = !this.#isOn;
        invalidate();
      },
      preview: (turn?: string) => element.preview(turn),
      choose: (turn: string) => {
        element.preview(turn);
        if (!this.#game || turnBegun || !this.#model.playing) return;
        element.preview();
        element.play(turn);
      },
    };
  }

  /** Starts the engine on the position on the board, or ends its search. */
  #analyze(isWanted: boolean): void {
    const { game, rules, ply, playing, atLatest, thinking } = this.#model;
    if (!isWanted || thinking || (atLatest && !playing)) {
      this.#analysis?.stop();
      return;
    }
    this.#analysis ??= new BoardAnalysis<Game>(
      this.#host.element,
      () => rules.startEngine(),
      (info) => this.#reported(info),
    );
    // The turns before the position determine which positions are repeated.
    const turns = game.history.slice(0, ply);
    this.#analysis.show(`${String(game)} ${turns.join(' ')}`, () => {
      const copy = game.clone();
      if (copy.ply !== ply) copy.goTo(ply);
      return copy;
    });
  }

  #reported(info: SearchInfo | null): void {
    const { fire, invalidate } = this.#host;
    if (info) {
      const { ply, shownDisplay } = this.#model;
      const { depth, nodes, nps, score, lines } = info;
      fire('keddah-evaluation', { ply, side: shownDisplay.position.toMove, score, lines, depth, nodes, nps });
    }
    invalidate();
  }
}

/**
 * Returns the arrows and squares that annotate a tree node, in the syntax of the attribute `marks`.
 */
function marksText({ marks = [] }: TreeNode): string {
  return marks.map(({ from, to, color }) => `${from}${to ? `>${to}` : ''}=${color}`).join(' ');
}
