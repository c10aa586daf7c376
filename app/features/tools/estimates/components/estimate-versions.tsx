import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimateView } from "../estimate.view.server.ts";

type Versions = NonNullable<EstimateView["versions"]>;

function Diff({ diff }: { diff: NonNullable<Versions["diff"]> }) {
  const t = useText("estimates");
  const { money, percent } = useFormat();
  const signed = (cents: number) => `${cents > 0 ? "+" : ""}${money(cents)}`;
  if (diff.lines.length + diff.adjustments.length === 0) return <p>{t("versions.same")}</p>;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold">{t("versions.diff")}</h3>
      <ul className="border-t-2 border-ink">
        {diff.lines.map(({ is, id, text, cents, changes }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <span className="grid">
              <span>
                <strong>{t(`versions.is.${is}`)}</strong> <bdi translate="no">{text}</bdi>
              </span>
              {changes.map(({ field, from, to }) => (
                <span key={field} className="text-sm text-muted">
                  {/* A lock has no figures. */}
                  {(field as string) === "locked"
                    ? t(to === "true" ? "versions.locked" : "versions.unlocked")
                    : t("versions.field", {
                        field: t(`versions.fields.${field}`),
                        from: isolated(from),
                        to: isolated(to),
                      })}
                </span>
              ))}
            </span>
            <bdi dir="ltr" className="tabular-nums">
              {signed(cents)}
            </bdi>
          </li>
        ))}
        {diff.adjustments.map(({ is, kind, from, to, cents }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <span>
              <strong>{t(`versions.is.${is}`)}</strong>{" "}
              {from === to
                ? t(`rates.${kind as "tax"}`)
                : t("versions.field", {
                    field: t(`rates.${kind as "tax"}`),
                    from: isolated(percent(from)),
                    to: isolated(percent(to)),
                  })}
            </span>
            <bdi dir="ltr" className="tabular-nums">
              {signed(cents)}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 text-lg font-bold">
        <span>{t("versions.change")}</span>
        <bdi dir="ltr" className="tabular-nums">
          {signed(diff.total)}
        </bdi>
      </p>
    </div>
  );
}

/** What was kept of an estimate, and what has changed since or between. */
export default function EstimateVersions({ view, versions }: { view: EstimateView; versions: Versions }) {
  const t = useText("estimates");
  const { money, date } = useFormat();
  const { listed, from, to, diff } = versions;
  const choices = listed.map(({ number }) => ({
    value: String(number),
    text: t("versions.name", { number }),
  }));
  return (
    <TitledSection id="versions" title={t("versions.title")} className="grid gap-5">
      <p className="max-w-prose text-muted">{t("versions.text")}</p>
      {view.mayWrite && (
        <form method="post" action={`/estimate/${view.id}?view=versions`} data-reload>
          <input type="hidden" name="version" value={view.version} />
          <Button name="intent" value="freeze">
            {t("versions.freeze")}
          </Button>
        </form>
      )}
      {view.mayShare && (
        <p className="grid gap-1">
          <TextLink href={`/workspace/share?${new URLSearchParams({ type: "estimate", id: view.id })}`}>
            {t("versions.share")}
          </TextLink>
          <span className="text-sm text-muted">{t("versions.shareText")}</span>
        </p>
      )}
      {listed.length === 0 ? (
        <p>{t("versions.none")}</p>
      ) : (
        <>
          <ol className="border-t-2 border-ink">
            {listed.map(({ number, createdAt, totalCents, hash }) => (
              <li
                key={number}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
              >
                <span>
                  <strong>{t("versions.name", { number })}</strong> · {date(createdAt)} ·{" "}
                  <bdi dir="ltr" translate="no" className="text-muted">
                    {hash}
                  </bdi>
                </span>
                <bdi className="font-bold tabular-nums">{money(totalCents)}</bdi>
              </li>
            ))}
          </ol>
          <form
            method="get"
            action={`/estimate/${view.id}`}
            className="flex flex-wrap items-end gap-4"
            data-reload
          >
            <input type="hidden" name="view" value="versions" />
            <SelectField name="from" label={t("versions.from")} options={choices} defaultValue={from} />
            <SelectField
              name="to"
              label={t("versions.to")}
              options={[{ value: "", text: t("versions.now") }, ...choices]}
              defaultValue={to}
            />
            <Button variant="outline">{t("versions.compare")}</Button>
          </form>
          {diff && <Diff diff={diff} />}
        </>
      )}
    </TitledSection>
  );
}
