import type { DataRouter } from 'react-router';

type Slide = 'right' | 'left' | 'onboarding';

const depthOf = (path: string): number => path.split('/').filter(Boolean).length;
const isOnboarding = (path: string): boolean => path.startsWith('/onboarding/');

/**
 * The transition between two addresses (specification §2): to the right when going to a lower depth, else to the left, with
 * one of its own within the onboarding; none if the address stays the same.
 */
export function slideBetween(fromPath: string, toPath: string): Slide | null {
  if (fromPath === toPath) return null;
  if (isOnboarding(fromPath) && isOnboarding(toPath)) return 'onboarding';
  return depthOf(toPath) < depthOf(fromPath) ? 'right' : 'left';
}

/** Makes every navigation a view transition, unless the user prefers reduced motion. */
export function slideScreens(router: DataRouter): void {
  type Options = { viewTransition?: boolean };
  const routerNavigate = router.navigate.bind(router) as (to: unknown, options?: Options) => Promise<void>;
  const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The same function with one more option; its overloads can't be written as one type.
  router.navigate = ((toPath: unknown, options?: Options) =>
    typeof toPath === 'number'
      ? routerNavigate(toPath)
      : // A link names the option, too, as undefined.
        routerNavigate(toPath, {
          ...options,
          viewTransition: options?.viewTransition ?? wantsMotion(),
        })) as typeof router.navigate;
  let fromPath = router.state.location.pathname;
  router.subscribe(({ location }, { viewTransitionOpts }) => {
    const toPath = location.pathname;
    // On the way back the option's two places are in reverse order.
    if (viewTransitionOpts) document.documentElement.dataset['slide'] = slideBetween(fromPath, toPath) ?? 'none';
    fromPath = toPath;
  });
}
