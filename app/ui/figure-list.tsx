/** Figures in large letters, each below what it is called; what has no value is left out. */
export function FigureList({
  rows,
}: {
  rows: readonly (readonly [label: string, value: string | false | undefined])[];
}) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-bold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
