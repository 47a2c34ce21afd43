/** Checks the time controls of invitations, which come from other browsers. */
import { isLimited } from '../table/clock-choice.ts';
import { loadClocks, loadedClocks } from '../table/clocks.ts';

/**
 * Returns whether the page can play with a time control, written as the page writes it. Rejects if
 * the package's clocks cannot be fetched. `hasLimit`: whether the rules allow a time limit for the
 * whole game.
 */
export async function isPlayable(control: string, hasLimit: boolean): Promise<boolean> {
  if (control === '') return true;
  const { parseControl } = loadedClocks() ?? (await loadClocks());
  try {
    return parseControl(control) === control && (hasLimit || !isLimited(control));
  } catch {
    return false;
  }
}
