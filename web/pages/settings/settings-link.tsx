import { Link } from 'react-router';
import settingsStyles from '../../forms/settings.module.css';
import { Icon } from '../../ui/icon.tsx';

type Props = { to: string; title: string; text: string; isProblem?: boolean };

/** A line of the settings that leads to another screen. */
export function SettingsLink({ to, title, text, isProblem = false }: Props) {
  return (
    <Link to={to} className={settingsStyles.link}>
      <span>
        <strong>{title}</strong>
        <span className={isProblem ? settingsStyles.problem : settingsStyles.text}>
          {isProblem && <Icon name="warning" />} {text}
        </span>
      </span>
      <Icon name="next" />
    </Link>
  );
}
