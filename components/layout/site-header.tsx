import { Phone } from "lucide";
import { AccountSlot } from "#components/account/account-slot";
import { Logo } from "#components/layout/logo";
import { DrawerNavigation, HeaderNavigation } from "#components/layout/main-navigation";
import { MobileDrawer } from "#components/layout/mobile-drawer";
import { QuoteButton } from "#components/layout/quote-button";
import { SiteLink } from "#components/layout/site-link";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business, Navigation } from "#content/schema/business";
import { phoneHref } from "#lib/contact-links";
import { routes } from "#lib/routes";

type SiteHeaderProps = {
  business: Business;
  navigation: Navigation;
  /** The site’s name on paper: « exemple.fr ». */
  siteHost: string;
};

export function SiteHeader({ business, navigation, siteHost }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page-width flex min-h-header flex-wrap items-center gap-x-4 gap-y-1 py-1 xl:gap-x-10">
        <SiteLink href={routes.home()}>
          <Logo name={business.name} />
        </SiteLink>
        <HeaderNavigation navigation={navigation} />
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 xl:gap-x-6">
          <a href={phoneHref(business.phone)} className="header-phone">
            <Icon node={Phone} size={18} />
            <span className="max-sm:sr-only">{business.phone}</span>
          </a>
          <p className="print-only">
            {business.email}
            <br />
            {siteHost}
          </p>
          <AccountSlot place="header" />
          <QuoteButton className="max-sm:hidden">Devis gratuit</QuoteButton>
          <MobileDrawer>
            <DrawerNavigation navigation={navigation} />
            <AccountSlot place="drawer" />
            <div className="mt-auto grid gap-3">
              <Button asChild variant="outline" size="large">
                <a href={phoneHref(business.phone)}>
                  <Icon node={Phone} size={20} />
                  {business.phone}
                </a>
              </Button>
              <QuoteButton size="large">Devis gratuit</QuoteButton>
            </div>
          </MobileDrawer>
        </div>
      </div>
    </header>
  );
}
