import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Sent } from "../checklists.form.server.ts";
import { BUILD, CHECKLISTS, CHECKLISTS_LIMITS, draftPath, templatePath } from "../checklists.limits.ts";
import type { ListView } from "../checklists.view.server.ts";
import { OfList, Problem, useSay } from "./form-parts.tsx";
import { ItemTrend } from "./item-trend.tsx";
import { Plans } from "./plans.tsx";

interface ListScreenProps {
  view: ListView;
  sent?: Sent;
}

function StartForm({ view, sent: all }: ListScreenProps) {
  const sent = all?.fields.intent === "start" ? all : undefined;
  const t = useText("safety-checklists");
  const say = useSay();
  const value = (name: "site" | "project" | "place" | "day") =>
    sent ? (sent.fields[name] ?? "") : view.begin[name];
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  const choices = (list: readonly { id: string; name: string }[]) => [
    { value: "", text: t("none") },
    ...list.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <form
      method="post"
      action={templatePath(view.key)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <Field
        name="place"
        label={t("fields.place")}
        hint={t("hints.place")}
        error={error("place")}
        defaultValue={value("place")}
        maxLength={CHECKLISTS_LIMITS.place}
        dir="auto"
        autoComplete="off"
      />
      {view.sites.length > 0 && (
        <SelectField
          name="site"
          label={t("fields.site")}
          options={choices(view.sites)}
          defaultValue={value("site")}
          translate="no"
        />
      )}
      {view.projects.length > 0 && (
        <SelectField
          name="project"
          label={t("fields.project")}
          options={choices(view.projects)}
          defaultValue={value("project")}
          translate="no"
        />
      )}
      <Field
        name="day"
        type="date"
        label={t("fields.day")}
        error={error("day")}
        defaultValue={value("day")}
      />
      <Checkbox name="paper" label={t("fields.paper")} defaultChecked={sent?.fields.paper === "on"} />
      <Button name="intent" value="start" size="lg" className="justify-self-start">
        {t("start")}
      </Button>
    </form>
  );
}

/** The list as a sheet of paper, with boxes to tick. */
function Blank({ view }: { view: ListView }) {
  const t = useText("safety-checklists");
  return (
    <div className="grid gap-4">
      {view.sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="border-b-2 border-ink text-lg font-bold">
            <OfList text={section.title} />
          </h2>
          <ul className="grid">
            {section.items.map((item) => (
              <li
                key={item.id}
                className="grid gap-1 border-b border-line py-2 break-inside-avoid sm:grid-cols-[1fr_auto] sm:gap-x-4"
              >
                <span>
                  <OfList text={item.prompt} /> {item.critical && <strong>({t("critical")})</strong>}{" "}
                  <bdi className="text-sm text-muted" dir="ltr" translate="no">
                    {item.citation}
                  </bdi>
                </span>
                <span className="flex flex-wrap gap-x-4">
                  {item.responses.map((answer) => (
                    <span key={answer} className="inline-flex items-center gap-2">
                      <span className="inline-block size-5 border-2 border-ink" />
                      {t(`answers.${answer}`)}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dl className="grid gap-6 pt-6 sm:grid-cols-3">
        {([t("fields.printedName"), t("sheet.signature"), t("fields.day")] as const).map((label) => (
          <div key={label} className="border-t border-ink pt-1">
            {label}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where the list is written on a page: its own one, or another that begins as it is. */
function Write({ view }: { view: ListView }) {
  const t = useText("checklist-drafts");
  if (!view.own) return <TextLink href={`${BUILD}?from=${view.key}`}>{t("ofList.copy")}</TextLink>;
  if (view.draft) return <TextLink href={draftPath(view.draft)}>{t("ofList.proceed")}</TextLink>;
  return (
    <form method="post" action={BUILD} data-reload>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="list" value={view.key} />
      <Button name="intent" value="next" variant="outline">
        {t("ofList.next")}
      </Button>
    </form>
  );
}

/** A list: begin a run of it, print it, or hang up its code. */
export default function ListScreen({ view, sent }: ListScreenProps) {
  const t = useText("safety-checklists");
  const path = templatePath(view.key);
  const head = (
    <header className="grid gap-2 border-b border-line pb-6">
      <p className="print:hidden">
        <TextLink href={view.sheet ? path : CHECKLISTS}>{t("back")}</TextLink>
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <OfList text={view.name} />
      </h1>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span>{t("version", { number: view.version })}</span>
        {view.siteName && <bdi translate="no">{view.siteName}</bdi>}
        {view.begin.place && <bdi translate="no">{view.begin.place}</bdi>}
      </p>
      <p className="max-w-prose text-muted">{t("verify")}</p>
    </header>
  );
  if (view.sheet)
    return (
      <div className="sheet grid gap-6 py-8">
        {head}
        {view.qr ? (
          <figure className="grid gap-3">
            <QrPicture qr={view.qr} label={t("sheet.qrText")} className="max-w-72" />
            <figcaption className="text-xl font-bold">{t("sheet.qrText")}</figcaption>
            <bdi dir="ltr" translate="no" className="text-sm wrap-anywhere">
              {view.address}
            </bdi>
          </figure>
        ) : (
          <Blank view={view} />
        )}
      </div>
    );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      {head}
      <Problem sent={sent} />
      {!view.readOnly && (
        <TitledSection id="start" title={t("startTitle")} className="grid gap-4">
          <StartForm view={view} sent={sent} />
        </TitledSection>
      )}
      <Plans view={view} sent={sent} />
      <ItemTrend trend={view.trend} />
      <TitledSection id="asks" title={t("asks")} className="grid gap-4">
        {view.sections.map((section) => (
          <div key={section.title} className="grid gap-1">
            <h3 className="font-bold">
              <OfList text={section.title} />
            </h3>
            <ul className="border-t border-ink">
              {section.items.map((item) => (
                <li key={item.id} className="grid gap-1 border-b border-line py-2">
                  <OfList text={item.prompt} />
                  <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                    <bdi dir="ltr" translate="no">
                      {item.citation}
                    </bdi>
                    {item.critical && <Badge>{t("critical")}</Badge>}
                    {item.photo && <span>{t("photoOnFail")}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </TitledSection>
      <TitledSection id="sheets" title={t("sheet.title")} className="grid gap-4 print:hidden">
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={`${path}?sheet=blank`}>{t("sheet.blank")}</TextLink>
          <TextLink href={`${path}/list.csv`} download>
            {t("sheet.csv")}
          </TextLink>
          {view.own && !view.readOnly && (
            <TextLink href={`/checklist-import?list=${view.key}`}>{t("import.next")}</TextLink>
          )}
        </p>
        {!view.readOnly && <Write view={view} />}
        <form method="get" action={path} className="grid max-w-xl gap-4" data-reload>
          <Field
            name="place"
            id="qr-place"
            label={t("sheet.qrPlace")}
            hint={t("hints.place")}
            defaultValue={view.begin.place}
            maxLength={CHECKLISTS_LIMITS.place}
            dir="auto"
            autoComplete="off"
          />
          {view.sites.length > 0 && (
            <SelectField
              name="site"
              id="qr-site"
              label={t("fields.site")}
              options={[
                { value: "", text: t("none") },
                ...view.sites.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              defaultValue={view.begin.site}
              translate="no"
            />
          )}
          <Button name="sheet" value="qr" variant="outline" className="justify-self-start">
            {t("sheet.qr")}
          </Button>
        </form>
        {view.own && !view.readOnly && (
          <details>
            <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
              {t("import.remove")}
            </summary>
            <form
              method="post"
              action="/checklist-import"
              className="grid justify-items-start gap-3 pt-2"
              data-reload
            >
              <input type="hidden" name="list" value={view.key} />
              <p className="max-w-prose">{t("import.removeText")}</p>
              <Button name="intent" value="drop" variant="destructive">
                {t("import.removeSure")}
              </Button>
            </form>
          </details>
        )}
      </TitledSection>
    </div>
  );
}
