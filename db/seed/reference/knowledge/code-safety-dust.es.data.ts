import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_DUST_ES: SeedTexts = {
  "osha-1926-1153-t-vi": {
    title: "Sílice: sierras y taladros sacanúcleos montados",
    body: "Con un sacanúcleos montado en base que alimenta agua al corte todo el tiempo no hace falta respirador, dure lo que dure el turno.",
  },
  "osha-1926-1153-t-viii": {
    title: "Sílice: equipos para barrenar pasadores (dowels)",
    body: "Solo al aire libre, con capucha en la broca, colector cuyo filtro retiene 99 por ciento y se limpia solo, y aspiradora HEPA para los agujeros, se usa respirador APF 10 desde el inicio.",
  },
  "osha-1926-1153-t-ix": {
    title: "Sílice: perforadoras montadas en vehículo",
    body: "Con campana o capucha pegada a la broca, colector de polvo y rocío ligero de agua donde sale el polvo no hace falta respirador; tampoco desde una cabina cerrada con agua en la broca.",
  },
  "osha-1926-1153-t-xi": {
    title: "Sílice: esmeriladoras para quitar mortero (repintado de juntas)",
    body: "Con capucha y colector de al menos 25 cfm por cada pulgada de disco, cuyo filtro retiene 99 por ciento con ciclón previo o que se limpia solo, se usa respirador APF 10 hasta 4 horas por turno y APF 25 después.",
  },
  "osha-1926-1153-t-xii": {
    title: "Sílice: esmeriladoras de mano en concreto",
    body: "Para todo lo que no sea juntas de mortero: al aire libre con agua al disco no hace falta respirador. Con capucha y colector de 25 cfm por cada pulgada de disco y filtro que retiene 99 por ciento no hace falta afuera; adentro no hasta 4 horas por turno y APF 10 después.",
  },
  "osha-1926-1153-t-xiii": {
    title: "Sílice: pulidoras de piso y fresadoras de empuje",
    body: "Con agua al corte, o con el colector del fabricante cuyo filtro retiene 99 por ciento y lo limpia la máquina, no hace falta respirador. Adentro, en seco, el polvo suelto se aspira con HEPA entre pasadas.",
  },
  "osha-1926-1153-t-xiv": {
    title: "Sílice: fresadoras de conductor en caminos",
    body: "La máquina de menos de medio carril rocía agua con surfactante. La mayor, en asfalto, lleva extracción en el tambor y rocío de agua, a cualquier profundidad; en otro material, con cortes de 4 pulg como máximo, lo mismo o rocío de agua con surfactante. Así no hace falta respirador.",
  },
  "osha-1926-1153-t-xvi": {
    title: "Sílice: trituradoras",
    body: "Se rocía agua en la trituradora y donde salga polvo, como tolvas, bandas, cribas y descarga; y el operador está en una cabina ventilada con aire fresco o en control remoto. Así no hace falta respirador.",
  },
  "osha-1926-1153-t-xvii": {
    title: "Sílice: maquinaria pesada en demolición y nivelación",
    body: "Al romper, desgarrar y demoler, el operador trabaja en cabina cerrada, y se usa agua o supresor de polvo cuando otros trabajan afuera. Al nivelar y excavar se usa agua o supresor según haga falta, o el operador que está solo trabaja en cabina cerrada. Así no hace falta respirador.",
  },
  "osha-1926-1153-f": {
    title: "Sílice: ni barrer en seco ni sopletear",
    body: "El polvo que contenga sílice no se barre ni cepilla en seco donde sea posible barrer húmedo o usar aspiradora HEPA. No se limpia ropa ni superficies con aire comprimido, salvo que una ventilación capture la nube o no haya otro modo.",
  },
  "osha-1926-1153-g": {
    title: "El plan escrito de control de sílice",
    body: "El plan dice qué tareas levantan polvo de sílice, con qué controles, métodos y respiradores se hace cada una, cómo se limpia el polvo y cómo se aleja a los demás. Una persona competente lo aplica y revisa la obra con frecuencia. Se repasa al menos una vez al año.",
  },
  "osha-1926-1153-h": {
    title: "Sílice: exámenes médicos",
    body: "A quien deba usar respirador por sílice 30 días al año o más se le ofrece un examen sin costo, con radiografía de tórax y prueba pulmonar, dentro de los 30 días de su primera asignación, y de nuevo al menos cada 3 años.",
  },
  "osha-1926-54": {
    title: "Láser en obra",
    body: "Solo gente capacitada instala y opera un láser, y el operador lleva constancia. Donde llegue a los ojos luz de más de 5 milivatios se usan lentes para láser. El lugar se señala, el rayo nunca se apunta a personas, se tapa o apaga si no se usa y se apaga en el almuerzo y de noche. Con lluvia, nieve, polvo o niebla la gente queda fuera de su alcance.",
  },
  "osha-1926-101": {
    title: "Tapones y orejeras",
    body: "Donde no se logra bajar el ruido de los límites por otros medios se da y se usa protección de oídos, y hay un programa permanente de conservación auditiva. Los tapones que entran al oído los ajusta a cada quien una persona competente. El algodón común no protege.",
  },
  "osha-1926-1101-b": {
    title: "Qué se toma por asbesto hasta analizarlo",
    body: "En un edificio de 1980 o anterior, el aislamiento de tubos y calderas, los acabados rociados o aplicados con llana y los pisos de asfalto y vinilo se tratan como asbesto hasta que un estudio o análisis muestre otra cosa. El dueño avisa dónde están a quienes van a trabajar antes de empezar.",
  },
  "osha-1926-1101-classes": {
    title: "Clases de trabajo con asbesto",
    body: "La Clase I retira aislamiento de tubos y acabados, la Clase II otros materiales como tablaroca, loseta, techado y forro, la Clase III es reparación donde es probable alterar asbesto, y la Clase IV es limpieza y cuidado alrededor. En todas se trabaja húmedo, se usan aspiradoras HEPA y el desecho se recoge de inmediato en recipientes herméticos.",
  },
  "osha-1926-62-d-2": {
    title: "Plomo: tareas que cuentan como exceso hasta medir",
    body: "Raspar, lijar, demoler a mano, usar pistola de calor y herramienta con colector sobre pintura con plomo y, mucho peor, herramienta sin colector, chorro abrasivo y soldar, cortar o quemar sobre ella cuentan como arriba del límite hasta que las mediciones muestren otra cosa. Mientras, hay respirador, ropa de trabajo, lugar para cambiarse y lavarse, análisis de sangre y capacitación.",
  },
  "osha-1926-62-k": {
    title: "Plomo en la sangre: análisis, y cuándo se retira a alguien",
    body: "A quien trabaja algún día en el nivel de acción o más se le hace análisis de sangre; desde más de 30 días en 12 meses hay un programa de análisis. Con 50 microgramos por decilitro, medido dos veces, se retira a la persona del plomo, conserva pago y puesto, y regresa cuando dos análisis seguidos dan 40 o menos.",
  },
};
