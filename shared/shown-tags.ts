/** The tags that the title doesn't already print: "V" beside "Soup (V)" would be shown twice. */
export const shownTags = ({ title, tags }: { title: string; tags: readonly string[] }): string[] =>
  tags.filter((tag) => !title.includes(`(${tag})`));
