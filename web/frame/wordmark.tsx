import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';

export function Wordmark() {
  return (
    <Link to={APP_PATHS.home} className="wordmark" aria-label={PRODUCT_NAME}>
      {PRODUCT_NAME}
      <i>.</i>
    </Link>
  );
}
