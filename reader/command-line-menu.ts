import type { Draft, DraftItem } from '../shared/draft.ts';

/** What the command line prints with `--json`: amounts as decimal numbers, texts as printed. */
export type CommandLineMenu = {
  sections: {
    title: string | null;
    description: string | null;
    items: {
      title: string;
      description: string | null;
      /** The amount if there is exactly one, else null. */
      price: number | null;
      prices: { label: string | null; amount: number }[];
    }[];
  }[];
  pages: number;
  report: { language: string | null; sections: number; items: number; doubtful_fields: number; seconds: number };
};

export function toCommandLineItem(item: DraftItem): CommandLineMenu['sections'][number]['items'][number] {
  // A range is two prices: from and to.
  const prices = item.prices.flatMap(({ label, amount, amount_max }) =>
    [amount, ...(amount_max ? [amount_max] : [])].map(({ value }) => ({
      label: label?.value ?? null,
      amount: Number(value),
    })),
  );
  return {
    title: item.title.value,
    description: item.description?.value ?? null,
    price: prices.length === 1 ? (prices[0]?.amount ?? null) : null,
    prices,
  };
}

export function toCommandLineSections(draft: Draft): CommandLineMenu['sections'] {
  return draft.sections.map((section) => ({
    title: section.title?.value ?? null,
    description: section.description?.value ?? null,
    items: section.items.map(toCommandLineItem),
  }));
}

/** The menu as text: titles as headings, prices at the end of the line. */
export function printMenu(menu: CommandLineMenu): string {
  return menu.sections
    .map(({ title, description, items }) =>
      [
        ...(title ? [title, '='.repeat(title.length)] : []),
        ...(description ? [description] : []),
        ...items.flatMap((item) => [
          `${item.title}  ${item.prices.map(({ label, amount }) => (label ? `${label} ${amount.toFixed(2)}` : amount.toFixed(2))).join(' / ')}`.trimEnd(),
          ...(item.description ? [`    ${item.description}`] : []),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}
