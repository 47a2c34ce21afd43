/** Copying to the clipboard and downloading files. */

/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a text or other content as a file with this name. */
export function download(content: string | Blob, name: string): void {
  const link = document.createElement('a');
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
