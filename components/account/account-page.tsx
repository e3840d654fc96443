import { AccountCard } from "#components/account/account-card";
import { Badge } from "#components/ui/badge";
import type { SessionAnswer } from "#lib/auth/session-answer";
import { routes } from "#lib/routes";

/** Says who is signed in, and signs out, without any script. */
export function AccountPage({ isAdmin, user }: SessionAnswer) {
  if (user === null) {
    return (
      <AccountCard
        title="Mon compte"
        subtitle="Vous n’êtes pas connecté. Un compte ne sert qu’à l’équipe du site : pour un devis ou une question, il n’en faut pas."
      >
        <div className="grid gap-3">
          <a href={routes.auth()} rel="nofollow" className="button button-primary button-large">
            Se connecter
          </a>
          <a href={routes.quote()} className="button button-outline button-large">
            Demander un devis
          </a>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={user.fullName || "Mon compte"} subtitle={user.email}>
      <div className="grid gap-3">
        {isAdmin && (
          <>
            <Badge colour="blue" className="justify-self-start">
              Administrateur
            </Badge>
            <a href={routes.admin()} className="button button-primary button-large">
              Gérer le blog
            </a>
          </>
        )}
        <form method="post" action={routes.signOut()}>
          <button type="submit" className="button button-outline button-large w-full">
            Se déconnecter
          </button>
        </form>
      </div>
    </AccountCard>
  );
}
