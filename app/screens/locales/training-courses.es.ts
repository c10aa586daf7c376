import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./training-courses.en.ts";

export default {
  university: {
    title: "Universidad de la construcción",
    description:
      "Rutas de aprendizaje para peones, carpinteros, capataces, estimadores y dueños: qué aprender ahora, qué vence y cuánto tiempo lleva.",
    keywords:
      "universidad, aprender, capacitación, ruta, peón, carpintero, capataz, estimador, dueño, renovar, lista de lectura",
  },
  trainingCourses: {
    title: "Cursos de capacitación",
    description:
      "Lecciones cortas y claras, y exámenes que explican cada respuesta: seguridad, oficio, presupuestos y dirección de cuadrillas.",
    keywords:
      "curso, lección, examen, prueba, capacitación, seguridad, OSHA 10, OSHA 30, escalera, aprender, certificado",
  },
  course: { title: "Curso", description: "Las lecciones de un curso, lo que cuesta y por dónde va usted." },
  courseLesson: { title: "Lección", description: "Una lección para leer e imprimir." },
  courseTest: {
    title: "Examen de un curso",
    description: "Todas las preguntas de un curso y después por qué cada respuesta es correcta.",
  },
  courseDrafts: {
    title: "Cursos propios",
    description: "Cursos que una empresa escribe para su propia gente.",
  },
  courseDraft: {
    title: "Borrador de un curso",
    description: "Lecciones, preguntas y ediciones de un curso propio.",
  },
  courseDraftLesson: {
    title: "Borrador de una lección",
    description: "El texto y las preguntas de una lección propia.",
  },
  courseQuestion: {
    title: "Pregunta sobre una lección",
    description: "Lo que preguntó sobre una lección y lo que se respondió.",
  },
  courseFigures: {
    title: "Cifras de los cursos",
    description: "Cuánto dicen las preguntas de cada curso y qué quiere aprender la gente.",
  },
  myLearning: {
    title: "Mi aprendizaje",
    description: "Sus cursos, sus horas y las preguntas para repasar hoy.",
  },
} satisfies Translation<typeof en>;
