import { routes } from "#lib/routes";

type SimulatorLinkProps = {
  children: string;
  /** Answers that the page already knows. */
  query?: string;
};

/** An invitation to the simulator. A plain link: its page is rendered for each query. */
export function SimulatorLink({ children, query }: SimulatorLinkProps) {
  return (
    <a href={routes.simulator(query)} className="text-link simulator-link">
      {children}
    </a>
  );
}
