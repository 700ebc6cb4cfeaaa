/** Addresses of the font files that any guest's page asks for: of its title's letters and of its texts', once if they are one. */
export function firstFonts(html: string): string[] {
  const files = ['Title', 'Text'].map((role) => {
    const font = new RegExp(`<body class="[^"]*\\b${role.toLowerCase()}-([a-z-]+)`).exec(html)?.[1];
    return html.match(new RegExp(`font-family:"${role} ${font}";src:url\\(([^)]+)\\)`))?.[1];
  });
  return [...new Set(files.filter((file) => file !== undefined))];
}
