import { DisclosureMenu } from "#components/layout/disclosure-menu";
import { NavigationLink } from "#components/layout/navigation-link";
import type { Navigation, NavigationLink as NavigationEntry } from "#content/schema/business";
import { isPlanned } from "#lib/routes";

/** The links that lead somewhere today. */
const listLive = (links: readonly NavigationEntry[]) =>
  links.filter(({ target }) => !isPlanned(target));

type MainNavigationProps = { navigation: Navigation };

export function HeaderNavigation({ navigation }: MainNavigationProps) {
  return (
    <nav aria-label="Navigation principale" className="hidden lg:block">
      <ul className="flex flex-wrap items-center gap-x-7 font-semibold">
        {navigation.main.map((entry) => {
          const links = listLive("links" in entry ? entry.links : [entry]);
          if (links.length === 0) return null;
          return (
            <li key={entry.label}>
              {"links" in entry ? (
                <DisclosureMenu label={entry.label}>
                  <ul>
                    {links.map((link) => (
                      <li key={link.target}>
                        <NavigationLink target={link.target} className="menu-link px-3">
                          {link.label}
                        </NavigationLink>
                      </li>
                    ))}
                  </ul>
                </DisclosureMenu>
              ) : (
                links.map((link) => (
                  <NavigationLink key={link.target} target={link.target} className="nav-link">
                    {link.label}
                  </NavigationLink>
                ))
              )}
            </li>
          );
        })}
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
          .flatMap((entry) => listLive("links" in entry ? entry.links : [entry]))
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
