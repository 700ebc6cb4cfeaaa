import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageDescription, pageTitle } from '../../shared/page-description.ts';
import styles from './page.module.css';

type Props = {
  /** The document's title, suffixed with the product's name; and the heading, unless `heading` is set. */
  title: string;
  /** The document's description; cut if it is long. */
  description: string;
  /** The screen's heading; null if the screen renders its own. */
  heading?: ReactNode;
  /** A link to the parent screen, above the heading. */
  back?: ReactNode;
  /** `wide` uses the full width, `narrow` is for forms. */
  width?: 'narrow' | 'text' | 'wide';
  children: ReactNode;
};

/** A screen: the document's title and description (specification §2), its heading and its content. */
export function Page({ title, description, heading = title, back, width = 'text', children }: Props) {
  useEffect(() => {
    document.title = pageTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', pageDescription(description));
  }, [title, description]);
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    // The link that was clicked is gone: the focus moves to the new screen's start.
    if (!isFirst && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div className={styles.page} data-width={width}>
      {back}
      {heading !== null && <h1>{heading}</h1>}
      {children}
    </div>
  );
}
