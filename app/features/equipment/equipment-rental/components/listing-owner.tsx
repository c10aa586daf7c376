import { LISTING_PHOTOS, PhotoGallery } from "~/engines/listing/listing.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { listingPath, rentalPhoto } from "../rentals.limits.ts";
import type { ListingView } from "../rentals.view.server.ts";
import { TypedField } from "./parts.tsx";
import { PhotoField } from "./photo-field.tsx";

/** The photos of a machine; its owner adds some, takes some away, and says which stands first. */
export function ListingPhotos({
  view,
  sent,
  tooLarge,
}: {
  view: ListingView;
  sent?: Sent;
  tooLarge?: boolean;
}) {
  const t = useText("loans");
  const { photos, listing, mayWrite } = view;
  const form = formOf(["photo"], sent);
  const here = listingPath(listing.id);
  const count = { count: LISTING_PHOTOS.count };
  return (
    <PhotoGallery
      {...{ photos, mayWrite, here }}
      address={rentalPhoto}
      idem={form.idem ?? view.idem}
      isOpen={form.isSent || Boolean(tooLarge)}
      field={<PhotoField form={form} tooLarge={tooLarge} />}
      words={{
        ...{ title: t("photos.title"), first: t("photos.first"), drop: t("photos.drop") },
        ...{ addTo: t("photos.addTo"), upTo: t("photos.upTo", count), add: t("photos.add") },
        alt: (number) => t("photos.altNth", { title: listing.title, number, count: photos.length }),
      }}
    />
  );
}

/** What renters said of this machine and of others of its owner, once it was published. */
export function ListingReviews({ view }: { view: ListingView }) {
  const t = useText("loans");
  const { date, number } = useFormat();
  const { reviews } = view;
  if (reviews.length === 0) return null;
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return (
    <TitledSection id="reviews" title={t("reviews.title")} className="grid gap-2">
      <p className="font-bold">
        {t("reviews.average", { count: reviews.length, stars: number(Math.round(average * 10) / 10) })}
      </p>
      <ul>
        {reviews.map((one) => (
          <li key={one.id} className="grid gap-1 border-t border-line py-2">
            <p>
              {t("reviews.of5", { count: one.stars })} · {t(one.here ? "reviews.here" : "reviews.elsewhere")}
              {one.publishedAt && ` · ${date(one.publishedAt)}`}
            </p>
            {one.body && (
              <p>
                <Typed text={one.body} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** How much a machine is used, what it has earned and when it has paid for itself; and the address of its calendar. */
export function OwnerFigures({ view }: { view: ListingView }) {
  const t = useText("loans");
  const { money, number } = useFormat();
  const { owner, listing } = view;
  if (!owner) return null;
  const here = listingPath(listing.id);
  const form = {
    ...{ isSent: owner.cost !== "", idem: undefined },
    value: () => owner.cost,
    error: () => (owner.costError ? "errors.money" : undefined),
  };
  return (
    <div className="grid gap-3">
      <p>
        {t("owner.used", { days: number(owner.used.days), of: owner.used.of, percent: owner.used.percent })}
      </p>
      <p>{t("owner.earned", { price: isolated(money(owner.earned)) })}</p>
      {owner.payback && (
        <p className="font-bold">
          {owner.payback.left === 0
            ? t("owner.paid")
            : t("owner.payback", {
                count: owner.payback.months,
                price: isolated(money(owner.payback.left)),
              })}
        </p>
      )}
      {owner.cost !== "" && !owner.costError && !owner.payback && <p>{t("owner.noPace")}</p>}
      <form method="get" action={here} className="grid max-w-sm gap-2" data-reload>
        <TypedField
          form={form}
          name="cost"
          type="decimal"
          label={t("owner.cost")}
          hint={t("owner.costHint")}
        />
        <Button variant="outline" className="justify-self-start">
          {t("owner.work")}
        </Button>
      </form>
      <Fold title={t("owner.feed")}>
        <p>{t("owner.feedText")}</p>
        <p>
          <a href={owner.feed} className="underline wrap-anywhere" translate="no" dir="ltr">
            {owner.feed}
          </a>
        </p>
        {view.mayWrite && (
          <form method="post" action={here} data-reload>
            <input type="hidden" name="feed" value={owner.feedNumber} />
            <Button name="intent" value="feed" variant="outline">
              {t("owner.newFeed")}
            </Button>
          </form>
        )}
      </Fold>
    </div>
  );
}
