/** Finds the records of games in the text of a file. */

/** A game record found in a file, and the name of the game; empty without one. */
export interface NamedRecord {
  name: string;
  record: string;
}

/**
 * Returns the game records in a text: the rows of an archive, the only record, or several with
 * blank lines between them. `canRead` returns whether a text is one record, which decides where a
 * record ends. `pause` is awaited after each call of it.
 */
export async function recordsIn(
  text: string,
  canRead: (record: string) => boolean,
  pause: () => Promise<void>,
): Promise<NamedRecord[]> {
  const rows = archiveRows(text);
  if (rows) return rows;
  const records: string[] = canRead(text) ? [text] : [];
  if (records.length === 0) {
    let isOpen = false;
    for (const part of text.split(/\n\s*\n/).filter((one) => one.trim() !== '')) {
      const begun = records.at(-1) ?? '';
      const longer = `${begun}\n\n${part}`;
      // Tags have a blank line after them, and a record may have others in it.
      if (isOpen || (begun !== '' && canRead(longer))) records[records.length - 1] = longer;
      else records.push(part);
      isOpen = part.trimStart().startsWith('[');
      await pause();
    }
  }
  return records.map((record) => ({ name: '', record }));
}

/**
 * Returns the records of an archive of arimaa.com: a table with tabs, whose first line names the
 * columns and whose records write line ends as `\\n`. Returns `null` for other texts.
 */
function archiveRows(text: string): NamedRecord[] | null {
  const [header = '', ...rows] = text.split(/\r?\n/);
  const columns = header.split('\t');
  const [moves, white, black] = ['movelist', 'wusername', 'busername'].map((name) => columns.indexOf(name));
  if (!moves || moves < 0) return null;
  return rows
    .map((row) => row.split('\t'))
    .filter((cells) => cells.length > moves)
    .map((cells) => ({
      name: [white, black].map((column) => cells[column ?? -1] ?? '?').join(' – '),
      record: (cells[moves] ?? '').replaceAll('\\n', '\n'),
    }));
}
