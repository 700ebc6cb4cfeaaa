import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import './forms.css';

/** The way up to the screen that this one belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <Icon name="back" />
      {children}
    </Link>
  );
}
