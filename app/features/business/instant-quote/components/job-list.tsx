import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";

/** The jobs that have a range, each a tile that leads to its questions. */
export function JobList({ jobs, path }: { jobs: readonly string[]; path: string }) {
  const t = useText("instant-quote");
  const named = useText("job-types");
  return (
    <TitledSection id="jobs" title={t("choose")} className="grid gap-4">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {jobs.map((job) => (
          <li key={job} className="grid">
            <a
              href={`${path}?job=${job}`}
              data-reload
              className="pressable flex min-h-14 items-center rounded-control border border-control bg-surface px-4 py-2 font-medium hover:bg-sunken"
            >
              {named(`names.${job}` as "names.roof")}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
