/** Pictures of a position as SVG or PNG, made from the SVG of a board. */

/** The style properties of a drawing that are copied to its picture as SVG attributes. */
const KEPT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stop-color',
  'stop-opacity',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;
/** The width and height of a PNG picture of a board, in pixels. */
const SIZE = 1200;

/**
 * Returns the SVG of a board as a file that needs no style sheet: the styles of the page become
 * attributes.
 */
export function toSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const sources = [...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  copies.forEach((element, n) => {
    const style = getComputedStyle(sources[n]!);
    if (style.display === 'none' || style.visibility === 'hidden') {
      element.remove();
      return;
    }
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    }
    // Pieces are placed by CSS, everything else by attributes.
    if (sources[n]!.style.transform) element.setAttribute('transform', style.transform);
    for (const name of ['class', 'part', 'style']) element.removeAttribute(name);
  });
  for (const name of ['class', 'aria-hidden']) copy.removeAttribute(name);
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(SIZE));
  removeComments(copy);
  return new XMLSerializer().serializeToString(copy);
}

/** Removes the comment nodes that Lit has left in a copied SVG. */
function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.remove();
    else removeComments(node);
  }
}

/** Returns the data URL of an SVG file, for images and downloads. */
export const urlOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Renders an SVG file to a PNG bitmap. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = urlOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The browser cannot make a PNG.'))), 'image/png');
  });
}
