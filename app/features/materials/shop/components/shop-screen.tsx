import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { KeptPart } from "~/ui/kept-part.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { Product } from "../shop.queries.server.ts";
import { CATEGORIES, type Category } from "../shop.schemas.ts";
import { ICONS, Price, productPath, Stock } from "./product-parts.tsx";

interface ShopScreenProps {
  products: Product[];
  category?: Category;
  featured?: boolean;
  idem: string;
}

function Filter({ category, featured }: Pick<ShopScreenProps, "category" | "featured">) {
  const t = useText("shop");
  const entries = [
    { href: "/shop", here: !category && !featured, text: t("shop.all") },
    { href: "/shop?featured=yes", here: featured, text: t("shop.featured") },
    ...CATEGORIES.map((id) => ({
      href: `/shop?category=${id}`,
      here: category === id,
      text: t(`categories.${id}`),
    })),
  ];
  return (
    <nav aria-label={t("shop.filter")}>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ href, here, text }) => (
          <li key={href}>
            <a href={href} aria-current={here ? "page" : undefined} className="filter-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One product; its button names it in the form around all of them. */
function ProductSheet({ product }: { product: Product }) {
  const t = useText("shop");
  const name = t(`products.${product.id}.name` as Key<"shop">);
  const category = product.category as Category;
  return (
    <li
      id={product.id}
      className="grid scroll-mt-24 grid-rows-[auto_1fr_auto] border border-t-2 border-line border-t-ink bg-surface"
    >
      <div className="drafting-grid relative grid h-36 place-items-center border-b border-line text-blueprint">
        <Icon name={ICONS[product.id] ?? "package"} className="size-16" />
        {product.featured && (
          <span className="absolute start-3 top-3">
            <Badge>{t("shop.featured")}</Badge>
          </span>
        )}
      </div>
      <div className="grid content-start gap-3 p-5">
        <p className="text-sm text-muted">{t(`categories.${category}`)}</p>
        <h2 className="text-lg font-bold">
          <a href={productPath(product.id)} className="hover:underline">
            {name}
          </a>
        </h2>
        <p className="text-muted">{t(`products.${product.id}.description` as Key<"shop">)}</p>
      </div>
      <div className="grid gap-6 p-5 pt-0">
        <Price product={product} />
        <Stock product={product} />
        <Button
          disabled={product.onHand === 0}
          name="productId"
          value={product.id}
          aria-label={t("shop.addOf", { product: name })}
        >
          <Icon name="shopping-cart" />
          {t("shop.add")}
        </Button>
      </div>
    </li>
  );
}

function ProductList({ products }: Pick<ShopScreenProps, "products">) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product) => (
        <ProductSheet key={product.id} product={product} />
      ))}
    </ul>
  );
}

export function ShopScreen({ products, category, featured, idem }: ShopScreenProps) {
  const t = useText("shop");
  const returnTo = category ? `/shop?category=${category}` : featured ? "/shop?featured=yes" : "/shop";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("shop"))} title={t("shop.title")}>
        <p>{t("shop.lead")}</p>
      </PageHeading>
      <Filter category={category} featured={featured} />
      <form method="post" action="/cart" data-keep-scroll>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="idem" value={idem} />
        <input type="hidden" name="redirectTo" value={returnTo} />
        <KeptPart name="products" of={JSON.stringify(products)}>
          <ProductList products={products} />
        </KeptPart>
      </form>
    </div>
  );
}
