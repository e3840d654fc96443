import type { Department } from "#content/schema/territory";

type DepartmentListProps = { departments: readonly Department[] };

/** Towns shown of each department. */
const SHOWN_CITIES = 8;

export function DepartmentList({ departments }: DepartmentListProps) {
  return (
    <ul className="grid gap-10">
      {departments.map((department) => (
        <li
          key={department.slug}
          id={department.slug}
          className="grid gap-x-10 gap-y-4 border-t-2 border-ink pt-5 lg:grid-cols-[14rem_1fr_1fr]"
        >
          <div>
            <h3 className="text-heading">
              {department.name} <span className="text-ink-soft">({department.number})</span>
            </h3>
            <p className="mt-1 font-semibold text-apple">{department.coverage}</p>
            <p className="text-ink-soft">Sous {department.delay}</p>
          </div>
          <div>
            <p>{department.description}</p>
            <p className="mt-3 text-ink-soft">
              {department.cities.slice(0, SHOWN_CITIES).join(", ")}
              {department.cities.length > SHOWN_CITIES && "…"}
            </p>
          </div>
          <ul className="oak-list">
            {department.characteristics.map((characteristic) => (
              <li key={characteristic}>{characteristic}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
