import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ShopScreen } from "~/features/materials/shop/components/shop-screen.tsx";
import { listProducts } from "~/features/materials/shop/shop.queries.server.ts";
import { isCategory } from "~/features/materials/shop/shop.schemas.ts";

export const handle = { i18n: ["shop"] };

/** The products of a category, those that stand out, or all of them; an unknown category is no category. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("category");
  const featured = searchParams.get("featured") === "yes";
  const category = isCategory(asked) ? asked : undefined;
  const products = await context.reference("products", () => listProducts(context.db));
  return {
    products: products.filter(
      (product) => (!category || product.category === category) && (!featured || product.featured),
    ),
    category,
    featured,
    idem: context.formKey(),
  };
}

export default function ShopRoute() {
  return <ShopScreen {...useLoaderData<typeof loader>()} />;
}
