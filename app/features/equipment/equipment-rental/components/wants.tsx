import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { MACHINES } from "~db/schema/listing.terms.ts";
import { searchHref } from "../read-search.ts";
import { listingPath, RENTAL, RENTAL_LIMITS } from "../rentals.limits.ts";
import type { SearchView } from "../rentals.view.server.ts";
import { ChoiceField, TypedField } from "./parts.tsx";

/** The address of a listing with the days and the place of the search. */
export const listingHref = (view: SearchView, id: string) =>
  searchHref(listingPath(id), {
    ...{ from: view.from, to: view.to, at: view.typed.at ?? "", deliver: view.delivered ? "yes" : "" },
  });

/** What one looks for: an alert, and a need that owners nearby are shown. */
export function Wants({ view, sent }: { view: SearchView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const { date } = useFormat();
  const form = formOf(["keep", "tell"], sent, {
    ...{ wanted: view.machine ?? "", wantFrom: view.from, wantTo: view.to, wantAt: view.typed.at ?? "" },
  });
  return (
    <TitledSection id="wants" title={t("wants.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("wants.text")}</p>
      <ul className="grid">
        {view.wants.map((want) => (
          <li key={want.id} className="grid gap-1 border-t border-line py-2">
            <p className="font-bold">
              {t(`machines.${want.machine}`)} · {isolated(`${date(want.fromDay)} – ${date(want.toDay)}`)}
            </p>
            <p className="text-muted">{t(want.told ? "wants.told" : "wants.kept")}</p>
            {want.answers.map(({ id, title }) => (
              <p key={id}>
                {t("wants.answer")} <TextLink href={listingHref(view, id)}>{isolated(title)}</TextLink>
              </p>
            ))}
            <form method="post" action={RENTAL} data-reload>
              <input type="hidden" name="want" value={want.id} />
              <Button name="intent" value="drop" variant="ghost" size="sm">
                {t("wants.drop")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <Fold title={t("wants.add")} open={form.isSent}>
        <form method="post" action={RENTAL} noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <ChoiceField
            form={form}
            name="wanted"
            label={t("fields.machine")}
            options={[
              { value: "", text: t("choose") },
              ...MACHINES.map((machine) => ({ value: machine, text: t(`machines.${machine}`) })),
            ]}
          />
          <TypedField form={form} name="wantFrom" label={t("fields.from")} type="date" />
          <TypedField form={form} name="wantTo" label={t("fields.to")} type="date" />
          <TypedField form={form} name="wantAt" label={t("fields.at")} hint={t("fields.atHint")} />
          <TypedField
            form={form}
            name="note"
            label={t("fields.note")}
            hint={t("wants.noteHint")}
            most={RENTAL_LIMITS.note}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="tell">
              {t("wants.tell")}
            </Button>
            <Button name="intent" value="keep" variant="outline">
              {t("wants.keep")}
            </Button>
          </div>
        </form>
      </Fold>
    </TitledSection>
  );
}
