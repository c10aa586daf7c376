import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { GROUPS, PUNCH_LIST } from "../punch-list.limits.ts";
import type { ListView } from "../punch-list.view.server.ts";
import { foldClass, useSay, useTrades } from "./form-parts.tsx";

/** What was asked for stays to choose, even where nothing counted has it. */
const withAsked = (values: readonly string[], asked: string) =>
  asked === "" || values.includes(asked) ? values : [...values, asked];

/** Narrows the list by project, place, trade and company, and puts it together; the address says it all. */
export function Filter({ view }: { view: ListView }) {
  const t = useText("punch-list");
  const say = useSay();
  const trades = useTrades();
  const { asked, jobs, rooms, companies } = view;
  const any = { value: "", text: t("any") };
  const plain = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  const isNarrowed = [asked.project, asked.trade, asked.room, asked.company, asked.by].some(Boolean);
  const choices = [
    {
      name: "project",
      label: t("fields.project"),
      options: jobs.map(({ id, name }) => ({ value: id, text: name })),
    },
    {
      name: "room",
      label: t("fields.room"),
      options: plain(
        withAsked(
          rooms.map(({ room }) => room),
          asked.room,
        ),
      ),
    },
    { name: "trade", label: t("fields.trade"), options: trades },
    {
      name: "company",
      label: t("fields.assignee"),
      options: plain(
        withAsked(
          companies.map(({ company }) => company),
          asked.company,
        ),
      ),
    },
  ] as const;
  return (
    <details open={isNarrowed || undefined} className="print:hidden">
      <summary className={foldClass()}>{t("filter")}</summary>
      <form method="get" action={PUNCH_LIST} className="grid gap-4 pt-2" data-reload>
        {asked.view !== "open" && <input type="hidden" name="view" value={asked.view} />}
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {choices.map(({ name, label, options }) => (
            <SelectField
              key={name}
              name={name}
              id={`filter-${name}`}
              label={label}
              options={[any, ...options]}
              defaultValue={asked[name]}
            />
          ))}
          <SelectField
            name="by"
            id="filter-by"
            label={t("groups.label")}
            options={[
              { value: "", text: t("groups.none") },
              ...GROUPS.map((value) => ({ value: value as string, text: say(`groups.${value}`) })),
            ]}
            defaultValue={asked.by}
          />
        </div>
        <Button variant="outline" className="justify-self-start">
          {t("show")}
        </Button>
      </form>
    </details>
  );
}
