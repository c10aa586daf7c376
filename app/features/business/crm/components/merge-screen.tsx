import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../crm.form.server.ts";
import { CONTACTS, contactPath } from "../crm.limits.ts";
import type { MergeView } from "../crm.view.server.ts";
import { Problem } from "./crm-parts.tsx";

const FIELDS = ["name", "phone", "email", "company", "place"] as const;

/** Two people side by side: each field is taken from one of them. */
export default function MergeScreen({ view, sent }: { view?: MergeView; sent?: Sent }) {
  const t = useText("crm");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crmMerge"))} title={shell("screens.crmMerge.title")}>
        <p>{t("merge.lead")}</p>
        <p>
          <TextLink href={view ? contactPath(view.one.id) : CONTACTS}>{t("backPeople")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      {view ? <Sides view={view} sent={sent} /> : <Notice tone="warn" title={t("merge.missing")} />}
    </div>
  );
}

function Sides({ view: { one, other, idem }, sent }: { view: MergeView; sent?: Sent }) {
  const t = useText("crm");
  const value = (text: string) =>
    text ? <Typed text={text} /> : <span className="text-muted">{t("merge.empty")}</span>;
  return (
    <form method="post" noValidate className="grid max-w-3xl gap-6" data-reload>
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="one" value={one.id} />
      <input type="hidden" name="other" value={other.id} />
      <input type="hidden" name="oneVersion" value={one.version} />
      <input type="hidden" name="otherVersion" value={other.version} />
      {FIELDS.map((field) => (
        <RadioTiles
          key={field}
          name={field}
          legend={t(`fields.${field}`)}
          options={[
            { value: "one", text: value(one[field]), note: t("merge.one") },
            { value: "other", text: value(other[field]), note: t("merge.other") },
          ]}
          chosen={sent?.fields[field] ?? (one[field] || !other[field] ? "one" : "other")}
        />
      ))}
      <dl className="grid gap-2 sm:grid-cols-2">
        {[one, other].map((person, n) => (
          <div key={person.id} className="border border-line p-3">
            <dt className="text-muted">{t(n === 0 ? "merge.one" : "merge.other")}</dt>
            <dd>{t("people.deals", { count: person.deals })}</dd>
            {person.note && (
              <dd className="whitespace-pre-line">
                <Typed text={person.note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Button name="intent" value="merge" className="justify-self-start">
        {t("merge.submit")}
      </Button>
    </form>
  );
}
