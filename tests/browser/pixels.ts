import type { Page } from '@playwright/test';

/** Returns red, green and blue of the pixel at a point of the page, from 0 to 255. */
export async function pixelAt(page: Page, x: number, y: number): Promise<[number, number, number]> {
  const image = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b];
  }, image.toString('base64'));
}
