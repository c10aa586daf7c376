import { type Stage, VIEWS } from "~/engines/booking/booking.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { rentalPhoto } from "../rentals.limits.ts";
import { ChoiceField } from "./parts.tsx";
import { PhotoField } from "./photo-field.tsx";

interface ShotsProps {
  view: LoanView;
  stage: Stage;
  open: boolean;
  action: string;
  sent?: Sent;
  tooLarge?: boolean;
}

/** One photo, named by the machine and what of it is seen. */
export function ShotPicture({
  view,
  stage,
  shot,
}: {
  view: LoanView;
  stage: Stage;
  shot: LoanView["shots"][number];
}) {
  const t = useText("loans");
  return (
    <img
      src={rentalPhoto(shot.id)}
      alt={t("photos.alt", {
        title: view.loan.title,
        view: t(`photos.views.${shot.view}`),
        stage: t(`photos.stages.${stage}`),
      })}
      loading="lazy"
      className="aspect-4/3 w-full border border-line bg-sunken object-contain"
    />
  );
}

/** The photos of a stage, and adding one or taking one's own away while it is open. */
export function Shots({ view, stage, open, action, sent, tooLarge }: ShotsProps) {
  const t = useText("loans");
  const shots = view.shots.filter((shot) => shot.stage === stage);
  const taken = new Set(shots.map((shot) => shot.view));
  const next = VIEWS.find((name) => !taken.has(name)) ?? "detail";
  const form = formOf(["shot"], sent, { view: next });
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {shots.map((shot) => (
          <li key={shot.id} className="grid content-start gap-1">
            <ShotPicture view={view} stage={stage} shot={shot} />
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              {t(`photos.views.${shot.view}`)}
              {open && shot.mine && (
                <form method="post" action={action} data-reload>
                  <input type="hidden" name="stage" value={stage} />
                  <input type="hidden" name="view" value={shot.view} />
                  <input type="hidden" name="shot" value={shot.id} />
                  <Button name="intent" value="dropShot" variant="outline" size="sm">
                    {t("photos.drop")}
                  </Button>
                </form>
              )}
            </div>
          </li>
        ))}
      </ul>
      {open && (
        <form
          method="post"
          action={action}
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4 border-t border-line pt-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.secondIdem} />
          <input type="hidden" name="stage" value={stage} />
          <ChoiceField
            form={form}
            name="view"
            label={t("photos.view")}
            options={VIEWS.map((name) => ({ value: name, text: t(`photos.views.${name}`) }))}
          />
          <PhotoField form={form} tooLarge={tooLarge} />
          <Button name="intent" value="shot" className="justify-self-start">
            {t("photos.add")}
          </Button>
        </form>
      )}
    </>
  );
}
