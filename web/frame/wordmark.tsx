import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import styles from './frame.module.css';

export function Wordmark() {
  return (
    <Link to={APP_PATHS.home} className={styles.wordmark} aria-label={PRODUCT_NAME}>
      {PRODUCT_NAME}
      <i>.</i>
    </Link>
  );
}
