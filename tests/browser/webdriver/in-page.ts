/**
 * The part of the WebDriver page that runs in the browser. It finds elements by Playwright's
 * selectors, and says what they are like. `session.ts` bundles it into one script.
 */
import { Ivya } from 'ivya';
import {
  getAriaChecked,
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from 'ivya/utils';

/** What assertions ask about the elements of a selector. */
export interface Facts {
  /** The text of each element. */
  texts: string[];
  /** The first element; `null` where there is none. */
  first: {
    isVisible: boolean;
    isEnabled: boolean;
    isFocused: boolean;
    isChecked: boolean;
    isInViewport: boolean;
    isEmpty: boolean;
    value: string | null;
    name: string;
    description: string;
    attribute: string | null;
    style: string;
    property: unknown;
  } | null;
}

/** A point of the viewport, or why there is none yet. */
export type Point = { x: number; y: number } | { reason: string };

const ivya = Ivya.create({ browser: 'webkit' });

/** Returns the elements of a selector, also those in shadow trees. */
const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector, document);

/** Returns the only element of a selector; `null` where there is none. Throws if there are more. */
function one(selector: string): Element | null {
  const [first = null, ...others] = all(selector);
  if (others.length > 0) throw new Error(`strict mode violation: ${selector} finds ${others.length + 1} elements`);
  return first;
}

/** Returns the text of a node with that of its shadow tree. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && /^(script|noscript|style)$/i.test(node.tagName)) return '';
  const nodes = [...node.childNodes, ...(node instanceof Element ? (node.shadowRoot?.childNodes ?? []) : [])];
  return nodes.map(textOf).join('');
}

/** Returns the element that has the focus, also in a shadow tree. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function isInViewport(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** Returns facts about the elements of a selector. `name` is an attribute, style or property. */
function factsOf(selector: string, name: string): Facts {
  const elements = all(selector);
  const [first] = elements;
  const texts = elements.map(textOf);
  if (!first) return { texts, first: null };
  const property = name.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown> | null)?.[key], first);
  return {
    texts,
    first: {
      isVisible: isElementVisible(first),
      isEnabled: !getAriaDisabled(first),
      isFocused: focused() === first,
      isChecked: getAriaChecked(first) === true,
      isInViewport: isInViewport(first),
      isEmpty: 'value' in first ? first.value === '' : textOf(first).trim() === '',
      value: 'value' in first ? String(first.value) : null,
      name: getElementAccessibleName(first, false),
      description: getElementAccessibleDescription(first, false),
      attribute: first.getAttribute(name),
      style: getComputedStyle(first).getPropertyValue(name),
      property: typeof property === 'function' ? undefined : property,
    },
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns the element of the page at a point, also in a shadow tree. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let inner = found; inner?.shadowRoot; ) {
    inner = inner.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** Tells whether a click on `hit` is one on `target`: within it, or on its label. */
function reaches(hit: Element | null, target: Element): boolean {
  for (let node: Node | null = hit; node; ) {
    if (node === target) return true;
    if (node instanceof HTMLLabelElement && node.control === target) return true;
    const parent: Node | null = (node instanceof Element && node.assignedSlot) || node.parentNode;
    node = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return false;
}

/**
 * Returns the point of an element where a person would click: where it is visible, enabled, at rest
 * and not covered. `position` is relative to its corner.
 */
async function pointOf(selector: string, position?: { x: number; y: number }, isForced = false): Promise<Point> {
  const target = one(selector);
  if (!target) return { reason: 'there is no such element' };
  if (!isForced) {
    if (!isElementVisible(target)) return { reason: 'the element is not visible' };
    if (getAriaDisabled(target)) return { reason: 'the element is disabled' };
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = target.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const box = target.getBoundingClientRect();
  if (!isForced && (box.x !== before.x || box.y !== before.y || box.width !== before.width))
    return { reason: 'the element moves' };
  const { left, top, right, bottom } = target.getClientRects()[0] ?? box;
  // The part that can be seen, since a large element may be larger than the window.
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const point = position ? { x: box.x + position.x, y: box.y + position.y } : { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  if (isForced) return point;
  const hit = elementAt(point.x, point.y);
  if (!reaches(hit, target))
    return { reason: `<${hit?.localName} class="${hit?.getAttribute('class') ?? ''}"> covers the element` };
  return point;
}

/** Replaces the value of a field as typing does. */
function fill(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  element.focus();
  if (element instanceof HTMLInputElement && /^(range|color|date|time|month|week)$/.test(element.type)) {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if ('select' in element) element.select();
  else getSelection()?.selectAllChildren(element);
  if (value === '') document.execCommand('delete');
  else document.execCommand('insertText', false, value);
}

/** Selects the options of a list with these values or labels. */
function select(element: HTMLSelectElement, wanted: readonly string[]): void {
  for (const option of element.options) {
    option.selected = wanted.includes(option.value) || wanted.includes(option.label.trim());
  }
  if (element.selectedOptions.length === 0) throw new Error(`There is no option ${wanted}.`);
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Taps on a point as a finger does, by events: WebDriver has no touch in WebKitGTK. The events are
 * those of a touch screen, in their order, on the element at that point.
 */
function tap(x: number, y: number): void {
  const target = elementAt(x, y);
  if (!target) throw new Error(`There is nothing at ${x}, ${y}.`);
  const common = { bubbles: true, composed: true, cancelable: true, view: window, clientX: x, clientY: y, detail: 1 };
  const finger = { ...common, detail: 0, pointerId: 2, pointerType: 'touch', isPrimary: true, width: 20, height: 20 };
  const down = { buttons: 1, pressure: 0.5 };
  for (const type of ['pointerover', 'pointerenter']) target.dispatchEvent(new PointerEvent(type, finger));
  target.dispatchEvent(new PointerEvent('pointerdown', { ...finger, ...down }));
  target.dispatchEvent(new PointerEvent('pointerup', finger));
  for (const type of ['pointerout', 'pointerleave']) target.dispatchEvent(new PointerEvent(type, finger));
  const isPressed = target.dispatchEvent(new MouseEvent('mousedown', { ...common, buttons: 1 }));
  const focusable = target.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  if (isPressed) (focusable ?? (focused() as HTMLElement | null))?.[focusable ? 'focus' : 'blur']();
  target.dispatchEvent(new MouseEvent('mouseup', common));
  target.dispatchEvent(new PointerEvent('click', { ...finger, detail: 1 }));
}

const api = { all, one, factsOf, pointOf, fill, select, tap, isVisible: isElementVisible };

declare global {
  /** The functions of this file, in a page that WebDriver drives. */
  var inPage: typeof api;
}

globalThis.inPage = api;
