import { type Draft, type DraftItem, type DraftSection, hasOwnPrice } from '../shared/draft.ts';

/**
 * The output of the command line with `--json`: amounts as decimal numbers, texts as printed. Optional fields are
 * omitted if the menu has no value.
 */
export type CommandLineMenu = {
  sections: {
    title: string | null;
    description: string | null;
    /** One price for the whole group. */
    price?: number;
    price_text?: string;
    items: {
      title: string;
      description: string | null;
      /** The amount if there is exactly one, else null. */
      price: number | null;
      prices: { label: string | null; amount: number }[];
      /** No price of its own: the section's price applies. */
      price_inherited?: true;
      price_text?: string;
      options?: { label: string; amount: number | null }[];
      tags?: string[];
    }[];
  }[];
  /** Lines of the pages that are in no field. */
  left_out: string[];
  pages: number;
  report: { language: string | null; sections: number; items: number; doubtful_fields: number; seconds: number };
};

function toCommandLineItem(
  item: DraftItem,
  section: DraftSection,
): CommandLineMenu['sections'][number]['items'][number] {
  // A range is two prices: from and to.
  const prices = item.prices.flatMap(({ label, amount, amount_max }) =>
    [amount, ...(amount_max ? [amount_max] : [])].map(({ value }) => ({
      label: label?.value ?? null,
      amount: Number(value),
    })),
  );
  const options = item.options.map(({ label, amount }) => ({
    label: label.value,
    amount: amount && Number(amount.value),
  }));
  return {
    title: item.title.value,
    description: item.description?.value ?? null,
    price: prices.length === 1 ? (prices[0]?.amount ?? null) : null,
    prices,
    ...(section.price && !hasOwnPrice(item) && { price_inherited: true }),
    ...(item.price_text && { price_text: item.price_text.value }),
    ...(options.length > 0 && { options }),
    ...(item.tags.length > 0 && { tags: item.tags }),
  };
}

export function toCommandLineSections(draft: Draft): CommandLineMenu['sections'] {
  return draft.sections.map((section) => ({
    title: section.title?.value ?? null,
    description: section.description?.value ?? null,
    ...(section.price && { price: Number(section.price.value) }),
    ...(section.price_text && { price_text: section.price_text.value }),
    items: section.items.map((item) => toCommandLineItem(item, section)),
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
