import type { ReactElement } from 'react';

/** A mail before it is text: what stands in its subject, and its body for HTML and plain text alike. */
export type Template = { subject: string; body: ReactElement };
