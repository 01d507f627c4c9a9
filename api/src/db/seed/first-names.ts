import type { Gender } from './gender.ts';

/** Common first names, separated by spaces. Keys are languages, and `ie` and `us` for the countries that share English. */
const firstNames: Record<string, Record<Gender, string>> = {
  nl: {
    female:
      'Sanne Lotte Femke Anouk Marieke Esther Fleur Iris Maaike Roos Noor Eva Lieke Myrthe Inge Judith Saskia Wendy Linda Karin Monique Petra Yara Amina Naomi Elif Sara Julia Anne Tess',
    male: 'Daan Sem Bram Thijs Ruben Jeroen Mark Bas Sander Joris Lars Niels Tim Koen Pieter Wouter Gijs Hugo Rik Stefan Marco Erik Youssef Emre Kofi Jasper Maarten Dennis Patrick Frank',
  },
  fr: {
    female:
      'Camille Léa Manon Chloé Élodie Julie Marion Pauline Aurélie Céline Sophie Claire Amélie Margaux Inès Nadia Lucie Émilie Hélène Isabelle Nathalie Sandrine Charlotte Juliette Anaïs Yasmine',
    male: 'Lucas Hugo Théo Antoine Julien Thomas Nicolas Maxime Alexandre Mathieu Pierre Romain Vincent Sébastien Olivier Laurent Karim Mehdi Guillaume Baptiste Clément Étienne Benoît Arnaud Quentin',
  },
  de: {
    female:
      'Anna Lena Julia Laura Katharina Sarah Lisa Johanna Hannah Miriam Franziska Stefanie Nicole Claudia Sabine Petra Birgit Melanie Nina Jana Carolin Aylin Elena Theresa Magdalena Verena',
    male: 'Lukas Jonas Felix Maximilian Tobias Florian Sebastian Matthias Stefan Andreas Michael Thomas Markus Daniel Philipp Jan Niklas Moritz Simon David Emir Murat Benedikt Johannes Christoph',
  },
  it: {
    female:
      'Giulia Chiara Francesca Martina Sara Valentina Elisa Alessia Federica Silvia Elena Paola Laura Ilaria Beatrice Giorgia Marta Anna Serena Monica',
    male: 'Marco Luca Matteo Andrea Alessandro Francesco Davide Lorenzo Simone Federico Stefano Paolo Giovanni Riccardo Antonio Nicola Emanuele Roberto Fabio Giacomo',
  },
  es: {
    female:
      'Lucía María Carmen Paula Laura Marta Ana Elena Cristina Sara Irene Raquel Beatriz Nuria Rocío Pilar Silvia Alba Claudia Inés Noelia Patricia',
    male: 'Javier Carlos Alejandro Daniel Pablo Álvaro Sergio David Diego Adrián Jorge Miguel Antonio Rubén Iván Óscar Mario Raúl Luis Fernando Marcos',
  },
  fi: {
    female:
      'Aino Emma Sofia Laura Anna Johanna Hanna Katja Minna Päivi Riikka Tiina Elina Henna Jenni Sanna Outi Kaisa Veera Noora',
    male: 'Mikko Juha Antti Jari Ville Lauri Eero Timo Petri Sami Janne Matti Olli Tuomas Joonas Aleksi Kimmo Heikki Markus Henri',
  },
  sv: {
    female:
      'Emma Elin Sara Anna Maja Linnea Johanna Frida Karin Ida Sofia Hanna Malin Åsa Lisa Amanda Ebba Moa Camilla Helena',
    male: 'Erik Johan Anders Oskar Viktor Gustav Filip Emil Magnus Henrik Mattias Fredrik Jonas Daniel Niklas Axel Simon Tobias Per Mikael',
  },
  nb: {
    female:
      'Ingrid Nora Emilie Kristin Silje Hanne Marte Ida Maria Camilla Anne Tonje Linn Stine Solveig Thea Marianne Hege Sunniva Eli',
    male: 'Lars Ole Magnus Kristian Henrik Jonas Andreas Erik Håkon Sindre Marius Thomas Espen Øyvind Martin Sondre Tor Anders Vegard Jørgen',
  },
  da: {
    female:
      'Freja Emma Mette Louise Camilla Anne Maria Sofie Cecilie Katrine Line Pernille Signe Trine Julie Nanna Rikke Ida Lærke Heidi',
    male: 'Mads Rasmus Anders Christian Frederik Jonas Kasper Lars Magnus Martin Mathias Mikkel Nikolaj Peter Søren Thomas Emil Oliver Jesper Henrik',
  },
  pl: {
    female:
      'Anna Katarzyna Magdalena Agnieszka Joanna Karolina Monika Aleksandra Natalia Ewa Zuzanna Marta Paulina Weronika Justyna Dorota Beata Iwona Kinga Hanna',
    male: 'Piotr Tomasz Michał Paweł Krzysztof Marcin Łukasz Jakub Mateusz Adam Bartosz Kamil Wojciech Grzegorz Maciej Rafał Dawid Szymon Filip Robert',
  },
  en: {
    female:
      'Emily Sophie Hannah Charlotte Rachel Laura Claire Amy Lucy Rebecca Megan Zoe Olivia Grace Sarah Helen Nicola Priya Aisha Holly Erin Naomi Alice Jessica Ellie Ruth',
    male: 'James Oliver Tom Daniel Matthew Ben Sam Adam Jack Ryan Luke Andrew Chris Michael Alex David Harry George Ravi Omar Josh Callum Simon Peter Nathan Joe',
  },
  ie: {
    female: 'Aoife Niamh Ciara Sinéad Orla Róisín Gráinne Emma Sarah Laura Deirdre Maeve Clodagh Kate Siobhán Fiona',
    male: 'Conor Seán Cian Oisín Eoin Darragh Brendan Declan Liam Patrick Fergal Rory Kieran Aidan Barry Shane',
  },
  us: {
    female:
      'Ashley Jessica Emily Madison Brittany Lauren Olivia Hannah Nicole Stephanie Maria Jasmine Kayla Megan Amanda Rachel Sofia Danielle Vanessa Monica Erica Tiffany',
    male: 'Michael Christopher Tyler Brandon Josh Matt Andrew Justin Kevin Ryan Jason Carlos Marcus Eric Nathan Aaron Sean Brian Jordan Derek Luis Ethan',
  },
};

/** Returns the names of a group; the English ones for an unknown group. */
export const firstNamesOf = (group: string, gender: Gender): string[] =>
  (firstNames[group] ?? firstNames['en'] ?? { [gender]: '' })[gender]?.split(' ') ?? [];
