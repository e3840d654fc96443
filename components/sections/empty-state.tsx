import type { ReactNode } from "react";
import { Drawing } from "#components/ui/drawing";

/** Where there is nothing to show: says so, beside a blank page. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Drawing name="empty.svg" width={320} height={200} className="w-44" />
      <p className="max-w-sm text-lead text-ink-soft">{children}</p>
    </div>
  );
}
