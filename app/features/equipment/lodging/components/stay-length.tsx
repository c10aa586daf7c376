import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { STAYS, stayPath } from "../lodging.limits.ts";
import { Refunds } from "./house-screen.tsx";
import { TypedField, useSay } from "./parts.tsx";
import type { StayProps } from "./stay-screen.tsx";

/** Staying longer at the agreed rate. */
export function Longer({ view, sent }: StayProps) {
  const t = useText("stays");
  const { date } = useFormat();
  const form = formOf(["longer"], sent);
  const next = form.isSent
    ? sent?.fields.next?.split(" ").flatMap((window) => {
        const [from, to] = window.split("/");
        return from && to ? [{ from, to }] : [];
      })
    : undefined;
  if (!view.may.longer) return null;
  return (
    <Fold title={t("longer.title")} open={form.isSent}>
      <form
        method="post"
        action={stayPath(view.stay.id)}
        noValidate
        className="grid max-w-xl gap-3"
        data-reload
      >
        {next && (
          <Notice tone="warn" title={t("longer.taken")}>
            {next.length > 0 && (
              <ul>
                {next.map(({ from, to }) => (
                  <li key={from}>{isolated(`${date(from)} – ${date(to)}`)}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <p>{t(view.terms.extends ? "longer.byRight" : "longer.byAsking")}</p>
        <input type="hidden" name="idem" value={form.idem ?? view.idems.longer} />
        <input type="hidden" name="version" value={view.stay.version} />
        <TypedField form={form} name="longerTo" type="date" label={t("longer.until")} />
        <Button name="intent" value="longer" className="justify-self-start">
          {t(view.terms.extends ? "longer.do" : "longer.ask")}
        </Button>
      </form>
    </Fold>
  );
}

/** Leaving early: first what it costs on a day, then the press that does it. */
export function Early({ view, sent }: StayProps) {
  const t = useText("stays");
  const say = useSay();
  const { date, money } = useFormat();
  const refused = formOf(["early"], sent);
  if (!view.may.early) return null;
  const { typed, error, out } = view.early;
  const isAsked = typed !== "";
  const form = {
    isSent: isAsked,
    idem: undefined,
    value: () => typed,
    error: () => error ?? refused.error("early") ?? (isAsked && !out ? "errors.earlier" : undefined),
  };
  return (
    <Fold title={t("early.title")} open={isAsked || refused.isSent}>
      <form method="get" action={STAYS} className="grid max-w-xl gap-3" data-reload>
        <input type="hidden" name="stay" value={view.stay.id} />
        <TypedField form={form} name="early" type="date" label={t("early.leave")} />
        <Button variant="outline" className="justify-self-start">
          {t("early.show")}
        </Button>
      </form>
      {out && (
        <form
          method="post"
          action={`${stayPath(view.stay.id)}&early=${typed}`}
          noValidate
          className="grid max-w-xl gap-3"
          data-reload
        >
          <p className="border-s-4 border-blueprint ps-3">
            {t("early.costs", {
              ...{ day: isolated(date(typed)), paid: isolated(date(out.paidTo)) },
              ...{ pays: isolated(money(out.pays)), back: isolated(money(out.back)) },
            })}
          </p>
          {refused.error("early") && <p className="font-bold">{say(refused.error("early") ?? "")}</p>}
          <input type="hidden" name="idem" value={refused.idem ?? view.idems.early} />
          <input type="hidden" name="version" value={view.stay.version} />
          <input type="hidden" name="early" value={typed} />
          <input type="hidden" name="total" value={out.pays} />
          <Button name="intent" value="early" variant="outline" className="justify-self-start">
            {t("early.do")}
          </Button>
        </form>
      )}
    </Fold>
  );
}

/** What a change of plans costs, by the day on which it is made: shown before anybody presses anything. */
export function Exposure({ view }: StayProps) {
  const t = useText("stays");
  const { date, money } = useFormat();
  const { refunds, now, ends } = view.exposure;
  if (now === undefined && ends.length === 0) return null;
  return (
    <TitledSection id="exposure" title={t("exposure.title")} className="grid gap-2">
      {now !== undefined && (
        <>
          <p>{t("exposure.now", { price: isolated(money(now)), total: isolated(money(view.stay.total)) })}</p>
          <Refunds refunds={refunds} />
        </>
      )}
      {ends.length > 0 && (
        <table className="w-full max-w-xl text-start">
          <caption className="pb-2 text-start text-sm text-muted">
            {t("exposure.text", { count: view.terms.noticeNights })}
          </caption>
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-1 text-start">
                {t("exposure.leave")}
              </th>
              <th scope="col" className="py-1 text-end">
                {t("exposure.pays")}
              </th>
              <th scope="col" className="py-1 text-end">
                {t("exposure.back")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ leave, pays, back }) => (
              <tr key={leave} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {date(leave)}
                </th>
                <td className="py-1 text-end tabular-nums">{money(pays)}</td>
                <td className="py-1 text-end tabular-nums">{money(back)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
}
