/**
 * Returns by how many sizes the type of the status line must be reduced so that a text fits: 0, 1
 * or 2.
 */
export const sizeOf = ({ length }: string): number => (length <= 45 ? 0 : length <= 75 ? 1 : 2);
