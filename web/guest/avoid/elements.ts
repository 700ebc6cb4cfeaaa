/** An element with a class and its content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const newElement = document.createElement(tag);
  newElement.className = className;
  newElement.append(...content);
  return newElement;
}

export function button(className: string, text: string, press: () => void): HTMLButtonElement {
  const newElement = element('button', className, text);
  newElement.type = 'button';
  newElement.addEventListener('click', press);
  return newElement;
}
