import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageDescription, pageTitle } from '../../shared/page-description.ts';
import styles from './frame.module.css';

type Props = {
  /** Of the document, suffixed with the product's name; and the heading, unless `heading` is another. */
  title: string;
  /** Of the document; cut if it is long. */
  description: string;
  /** What stands as the screen's heading; null if the screen has one of its own. */
  heading?: ReactNode;
  /** The way up to the screen that this one belongs to, above the heading. */
  back?: ReactNode;
  /** `wide` takes all the room, `narrow` is for forms. */
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
    // What led here is gone: keyboards and screen readers go on at the new screen's start.
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
