import type { ReviewDraft, ReviewField } from '../state/review-draft.ts';

/** The smallest field at a point of a page, in fractions of it. */
export function fieldAt(draft: ReviewDraft, page: number, { x, y }: { x: number; y: number }): ReviewField | undefined {
  const hitFields = draft.fields.flatMap((field) =>
    field.boxes
      .filter(
        (box) => box.page === page && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      )
      .map((box) => ({ field, size: box.width * box.height })),
  );
  return hitFields.sort((a, b) => a.size - b.size)[0]?.field;
}
