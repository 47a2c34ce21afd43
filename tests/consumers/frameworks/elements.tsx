// Uses all elements in JSX of React as a strict TypeScript project would. It is compiled, never
// run: a line below a `@ts-expect-error` must not compile. In JSX TypeScript checks no names with a
// hyphen, and so not whether an event exists.
import type { ArimaaGame } from 'keddah/arimaa';
import type { ArimaaBoard, BoardRefusalCode } from 'keddah/boards';
import type { QuoridorGame } from 'keddah/quoridor';
import type {} from 'keddah/react';
import type { KeddahTurns } from 'keddah/study';
import { createRef } from 'react';

const board = createRef<ArimaaBoard>();
const turns = createRef<KeddahTurns>();

/** Attributes and properties of `<arimaa-board>`, and the details of its events. */
export const arimaa = (game: ArimaaGame, other: QuoridorGame) => (
  <>
    <arimaa-board
      id="board"
      key="board"
      ref={board}
      className="wide"
      lang="de"
      mode="study"
      seats="person computer:10@3s"
      orientation="silver"
      pieces="letters"
      look="wood"
      marks="e4 e2>e4=red"
      ply={3}
      analysis
      arranging={false}
      goal={undefined}
      game={game}
      course={{ lessons: [] }}
      onClick={(event) => event.currentTarget.flip()}
      onkeddah-pick={({ detail }) => detail.square.toUpperCase()}
      onkeddah-step={({ detail }) => {
        const side: 'gold' | 'silver' = detail.side;
        return `${side} ${detail.step.slice(0, 1)}`;
      }}
      onkeddah-move={(event) => {
        const by: 'person' | 'computer' | 'nobody' = event.detail.by;
        event.preventDefault();
        return `${by} ${event.detail.turn.slice(0, 1)}`;
      }}
      onkeddah-illegal={({ detail }) => {
        const code: BoardRefusalCode = detail.code;
        return code + detail.squares.join();
      }}
      onkeddah-change={({ detail, currentTarget }) => {
        const captured: string[] = detail.state.captured.gold;
        currentTarget.endTurn();
        return captured.length + detail.state.stepsLeft;
      }}
      onkeddah-end={({ detail: { status } }) => {
        const winner: 'gold' | 'silver' | undefined = status.kind === 'won' ? status.winner : undefined;
        return winner;
      }}
      onkeddah-tree={({ detail }) => detail.tree.children.length + detail.node.id}
      onkeddah-evaluation={({ detail }) => detail.score.win + detail.lines.length + detail.depth}
      onkeddah-solved={({ detail }) => detail.turns.join() + detail.tries.toFixed()}
      onkeddah-stage={({ detail }) => detail.outcome === 'solved' && detail.stars}
      onkeddah-lesson={({ detail }) => detail.lesson + detail.stars.toFixed()}
      onkeddah-error={({ detail }) => `${detail.code} ${detail.message} ${detail.error}`}
    >
      <p slot="caption">A caption</p>
    </arimaa-board>
    <arimaa-board
      // @ts-expect-error: an attribute of the other game.
      size={7}
    />
    <arimaa-board
      // @ts-expect-error: a game of the other kind.
      game={other}
    />
    <arimaa-board
      // @ts-expect-error: a number must be set as a number.
      ply="3"
    />
    <arimaa-board
      // @ts-expect-error: neither side.
      orientation="north"
    />
    <arimaa-board
      // @ts-expect-error: a property that is true or false.
      analysis="yes"
    />
    <arimaa-board
      // @ts-expect-error: a property that cannot be set.
      state={undefined}
    />
    <arimaa-board
      // @ts-expect-error: a method.
      endTurn={() => true}
    />
    <arimaa-board
      // @ts-expect-error: the detail has no number.
      onkeddah-move={({ detail }) => detail.number}
    />
    <arimaa-board
      // @ts-expect-error: Gold and Silver have no numbers.
      onkeddah-step={({ detail }) => detail.side === 1}
    />
    <arimaa-board
      // @ts-expect-error: Arimaa has no walls.
      onkeddah-change={({ detail }) => detail.state.wallsLeft}
    />
    <arimaa-board
      // @ts-expect-error: an element of another kind.
      ref={turns}
    />
  </>
);

/** Attributes and properties of `<quoridor-board>`, and the details of its events. */
export const quoridor = (game: QuoridorGame, other: ArimaaGame) => (
  <>
    <quoridor-board
      style={{ inlineSize: '20rem' }}
      players={4}
      size={11}
      walls={0}
      first={3}
      notation="glendenning"
      orientation="4"
      position="//e1e9/10 10/1"
      controls="none"
      keep="progress"
      lesson="walls"
      stage={2}
      game={game}
      onkeddah-move={({ detail }) => {
        const side: 1 | 2 | 3 | 4 = detail.side;
        return side;
      }}
      onkeddah-illegal={({ detail }) => [...(detail.walls ?? []), ...(detail.players ?? [])]}
      onkeddah-change={({ detail }) => {
        const left: number[] = detail.state.wallsLeft;
        return left;
      }}
      onkeddah-evaluation={({ detail }) => {
        const side: 1 | 2 | 3 | 4 = detail.side;
        return side;
      }}
      onkeddah-end={undefined}
    />
    <quoridor-board
      // @ts-expect-error: an attribute of the other game.
      pieces="letters"
    />
    <quoridor-board
      // @ts-expect-error: a game of the other kind.
      game={other}
    />
    <quoridor-board
      // @ts-expect-error: three players cannot play.
      players={3}
    />
    <quoridor-board
      // @ts-expect-error: there is no fifth player.
      first={5}
    />
    <quoridor-board
      // @ts-expect-error: there is no such notation.
      notation="chess"
    />
    <quoridor-board
      // @ts-expect-error: a number must be set as a number.
      walls="3"
    />
    <quoridor-board
      // @ts-expect-error: misspelt.
      positoin="//e1e9/10 10/1"
    />
    <quoridor-board
      // @ts-expect-error: the players have numbers.
      onkeddah-move={({ detail }) => detail.side === 'gold'}
    />
    <quoridor-board
      // @ts-expect-error: Quoridor has no captures.
      onkeddah-change={({ detail }) => detail.state.captured}
    />
  </>
);

/** The elements beside a board. */
export const beside = (
  <>
    <keddah-turns for="board" theme="dark" lang="pl" className="turns" ref={turns} />
    <keddah-graph for="board" theme="auto" lang="tr" onFocus={(event) => event.currentTarget.for} />
    <keddah-turns
      // @ts-expect-error: the attribute is `for`.
      board="board"
    />
    <keddah-turns
      // @ts-expect-error: the name of a board, not the board.
      for={board}
    />
    <keddah-graph
      // @ts-expect-error: a graph has no size.
      size={7}
    />
    {/* @ts-expect-error: there is no such element. */}
    <keddah-board />
  </>
);
