import type { HeadlineStock } from '../stocks.ts';

export const es: HeadlineStock = {
  lines: `
Primero café, luego lo demás
Busco una buena conversación
Yo cocino, tú eliges la música
Carácter tranquilo, risa fuerte
Basta con un hola
Los domingos, al aire libre
Con ganas de escuchar tu historia
Queda un sitio junto a la ventana
Cambio recetas por historias
Un capítulo más y a la cama, prometido
Mis plantas están vivas, todas
Mejor en persona que en una línea
Siempre hay hueco para el postre
Bailar en la cocina también es deporte
Dame un mapa y ningún plan
De comida puedo hablar horas
Poco drama, muchos planes
El pan recién hecho me puede
Manos calientes, voz desafinada
Mándame esa canción que no te quitas de la cabeza
Optimismo y paraguas
Hablemos de todo menos del tiempo
¿Hacemos juntos un jarrón torcido?
Nada como el primer baño del año
En el coche canto, y mucho
¿Quién me ayuda con el crucigrama?
La vida es muy corta para un café malo
¿Por dónde se va a la playa?
Menos pantalla, más paseos
En secreto espero que te gusten los juegos de mesa
Dos bicis, un inflador, suficiente
Ningún mercadillo se me resiste
Enséñame tu banco favorito
Al aire libre todo sabe mejor
Todavía escribo postales
Todo empieza con un hola
Cuéntame algo que no sepa
Por un buen helado cruzo la ciudad
Mitad ciudad, mitad mar
Mochila lista, falta compañía
Sin filtros, ni en las fotos ni en la vida
El restaurante lo eliges tú
Solo compito en serio al minigolf
Siempre llevo algo de picar
A veces el mejor plan es no tener plan
¿Me guardas un baile?
Perdámonos a propósito
¿Tienes un minuto? Yo, toda la tarde
Gustos sencillos, sobremesas largas
Bajo mi paraguas caben dos
Historia larga, final feliz
Cada buen día empieza con música
La cabeza en las nubes, las manos en la masa
Sofá, manta y la peli que tú digas
Arena en los zapatos, sol en la nariz
Más curiosidad que prudencia
`,
  fragments: `
Botas con barro / Conciencia tranquila / Café solo / Ventanas abiertas / Desayunos largos / Chistes malos / Agua fría
Bufandas calentitas / Buen apetito / Cocina pequeña / Vinilos viejos / Ideas frescas / Mañanas lentas / Pan caliente / Mirada amable
Jardín salvaje / Nevera llena / Equipaje ligero / Mapas de papel / Respuestas sinceras / Cielo azul / Vino tinto / Aire de mar
Tomates maduros / Chocolate negro / Libros de verdad / Música en directo / Sueños grandes / Dos pies izquierdos
`,
};
