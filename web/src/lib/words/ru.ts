import type { Words } from '../i18n.svelte';
import type en from './en';

const ru: Words<typeof en> = {
  'app.name': 'Тройка',
  'app.description': '{games}: настольные игры с друзьями или с ботами.',
  'app.skip': 'К содержанию',
  'app.loading': 'Секунду…',
  'app.notFound': 'По этому адресу ничего нет.',
  'app.partGone': 'Часть страницы не загрузилась. Возможно, сайт обновился, пока она была открыта.',
  'app.reload': 'Перезагрузить страницу',
  'app.home': 'На главную',
  'app.back': 'Назад',
  'app.close': 'Закрыть',
  'app.yes': 'Да',
  'app.no': 'Нет',
  'app.copy': 'Скопировать',
  'app.copied': 'Скопировано',
  'app.settings': 'Настройки',
  'app.language': 'Язык',
  'app.theme': 'Оформление',
  'app.theme.auto': 'Как на устройстве',
  'app.theme.light': 'Светлое',
  'app.theme.dark': 'Тёмное',
  'app.sound': 'Звуки',
  'app.rules': 'Правила',
  'new.playerName': 'Игрок {n}',
  'reason.atLine': '{why} (строка {n})',
  'reason.notYourTurn': 'сейчас не ваш ход',
  'reason.unreachable': 'сервер недоступен',
  'table.level': 'уровень {n}',
};
export default ru;
