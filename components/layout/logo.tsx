import { Drawing } from "#components/ui/drawing";

/** The mark and the name; the header makes it a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-lg leading-[1.02] font-extrabold tracking-tight">
      <Drawing name="logo.svg" width={40} height={40} isEager className="w-10" />
      <span className="max-w-[7.5rem]">{name}</span>
    </span>
  );
}
