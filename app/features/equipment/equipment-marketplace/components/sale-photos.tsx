import { ACCEPTED } from "~/engines/file/file.ts";
import { LISTING_PHOTOS, PhotoGallery } from "~/engines/listing/listing.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Field } from "~/ui/field.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { photoPath, salePath } from "../sales.limits.ts";
import type { SaleView } from "../sales.view.server.ts";
import { useSay } from "./parts.tsx";

/** The photos of a machine for sale, with the words of those of rentals. */
export function SalePhotos({ view, sent, tooLarge }: { view: SaleView; sent?: Sent; tooLarge?: boolean }) {
  const t = useText("loans");
  const say = useSay();
  const form = formOf(["photo"], sent);
  const wrong = tooLarge ? "errors.file_tooLarge" : form.error("file");
  const { photos, sale, mayWrite } = view;
  return (
    <PhotoGallery
      {...{ photos, mayWrite }}
      here={salePath(sale.id)}
      address={photoPath}
      idem={form.idem ?? view.idem}
      isOpen={form.isSent || Boolean(tooLarge)}
      field={
        <Field
          name="file"
          type="file"
          accept={ACCEPTED.picture}
          label={t("photos.file")}
          hint={t("photos.hint")}
          error={wrong && say(wrong)}
        />
      }
      words={{
        ...{ title: t("photos.title"), first: t("photos.first"), drop: t("photos.drop") },
        ...{ addTo: t("photos.addTo"), upTo: t("photos.upTo", { count: LISTING_PHOTOS.count }) },
        add: t("photos.add"),
        alt: (number) => t("photos.altNth", { title: sale.title, number, count: photos.length }),
      }}
    />
  );
}
