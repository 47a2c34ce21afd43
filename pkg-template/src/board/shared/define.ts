/** Defines a custom element, unless it is defined already or there is no DOM. */
export function define(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  // The simulated DOM of happy-dom lacks this setter.
  const prototype = globalThis.SVGElement?.prototype;
  const style = prototype && Object.getOwnPropertyDescriptor(prototype, 'style');
  if (style && !style.set) {
    Object.defineProperty(prototype, 'style', {
      ...style,
      set(text: string) {
        this.style.cssText = text;
      },
    });
  }
  customElements.define(name, element);
}
