import { DisclosureMenu } from "#components/layout/disclosure-menu";
import { NavigationLink } from "#components/layout/navigation-link";
import type { Navigation } from "#content/schema/business";

type MainNavigationProps = { navigation: Navigation };

export function HeaderNavigation({ navigation }: MainNavigationProps) {
  return (
    <nav aria-label="Navigation principale" className="hidden lg:block">
      <ul className="flex flex-wrap items-center gap-x-7 font-semibold">
        {navigation.main.map((entry) => (
          <li key={entry.label}>
            {"links" in entry ? (
              <DisclosureMenu label={entry.label}>
                <ul>
                  {entry.links.map((link) => (
                    <li key={link.target}>
                      <NavigationLink target={link.target} className="menu-link px-3">
                        {link.label}
                      </NavigationLink>
                    </li>
                  ))}
                </ul>
              </DisclosureMenu>
            ) : (
              <NavigationLink target={entry.target} className="nav-link">
                {entry.label}
              </NavigationLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same links, all in view, for the drawer. */
export function DrawerNavigation({ navigation }: MainNavigationProps) {
  return (
    <nav aria-label="Menu du site">
      <ul className="divide-y divide-line border-y border-line text-lg font-semibold">
        {navigation.main
          .flatMap((entry) => ("links" in entry ? entry.links : [entry]))
          .map((link) => (
            <li key={link.target}>
              <NavigationLink target={link.target} className="menu-link">
                {link.label}
              </NavigationLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
