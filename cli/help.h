#pragma once

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/text.h"

namespace troika::cli {

// Help as CLI11 prints it, in the language of the user, with columns that fit letters of any
// script.
std::shared_ptr<CLI::Formatter> help_formatter(Language language);

// What was wrong with the command line, as one sentence.
std::string in_words(Language language, const CLI::ParseError& error, const CLI::App& app);

namespace help {
inline constexpr Text program{"Troika: Der Isses!, Talat and Touché at the command line.",
                              "Тройка: «Тот самый!», «Талат» и «Туше» в командной строке."};
inline constexpr Text footer{
    "GAME is der-isses, talat or touche. «troika COMMAND --help» tells more.",
    "GAME (игра) — это der-isses, talat или touche. Подробнее: «troika КОМАНДА --help»."};
inline constexpr Text help_flag{"Print this help", "Показать эту справку"};
inline constexpr Text version_flag{"Print the version", "Показать версию"};
inline constexpr Text lang{"Language, en or ru (otherwise as the system is set)",
                           "Язык, en или ru (иначе как настроена система)"};
inline constexpr Text commands{"Commands", "Команды"};
inline constexpr Text options{"Options", "Настройки"};
inline constexpr Text match_options{"Settings of the match", "Настройки партии"};

inline constexpr Text game{"der-isses, talat or touche", "der-isses, talat или touche"};
inline constexpr Text position{"The position as one line", "Позиция одной строкой"};
inline constexpr Text moves{"Moves in the notation of the game", "Ходы в нотации игры"};
inline constexpr Text depth{"How many moves deep", "На сколько ходов вперёд"};
inline constexpr Text board{"Touché: a board of one's own (JSON)", "«Туше»: своё поле (JSON)"};

inline constexpr Text legal{"List the legal moves of a position, one per line",
                            "Перечислить возможные ходы в позиции, по одному в строке"};
inline constexpr Text apply{"Make moves and print the position after them",
                            "Сделать ходы и напечатать позицию после них"};
inline constexpr Text batch{
    "Answer many questions: lines «legal TAB GAME TAB POSITION» or «apply TAB GAME TAB POSITION "
    "TAB "
    "MOVE» on standard input, one line of answer each",
    "Ответить на много вопросов: на входе строки «legal TAB ИГРА TAB ПОЗИЦИЯ» или «apply TAB ИГРА "
    "TAB ПОЗИЦИЯ TAB ХОД», на каждую одна строка ответа"};
inline constexpr Text perft{"Count the sequences of moves of some length",
                            "Сосчитать последовательности ходов данной длины"};
inline constexpr Text divide{"Also the count for each first move",
                             "И отдельно для каждого первого хода"};
inline constexpr Text random{"Play a random match and print its record",
                             "Сыграть случайную партию и напечатать её запись"};
inline constexpr Text replay{"Check every line of a record and print the result",
                             "Проверить каждую строку записи и напечатать результат"};
inline constexpr Text record_file{"The record; - is standard input",
                                  "Запись; - — стандартный ввод"};
inline constexpr Text replay_show{"Draw the last position", "Нарисовать последнюю позицию"};
inline constexpr Text positions{"Print the position after every event",
                                "Печатать позицию после каждого события"};
inline constexpr Text verify{"Check that the deals of a server's record were fair",
                             "Проверить, что раздачи в записи сервера были честными"};
inline constexpr Text show{"Draw a position", "Нарисовать позицию"};
inline constexpr Text play{"Play in the terminal, with others and against bots",
                           "Играть в терминале, с людьми и против ботов"};
inline constexpr Text play_game{"der-isses, talat or touche; without it you are asked",
                                "der-isses, talat или touche; если не указана, программа спросит"};
inline constexpr Text seats{
    "Who plays, as human,5,…: a person, a bot of a level from 1 to 8, or just bot (otherwise you "
    "and bots)",
    "Кто играет, например human,5: человек, бот уровня от 1 до 8 или просто bot (иначе вы и боты)"};
inline constexpr Text level{"How strong bots are, 1 to 8 (3)", "Насколько сильны боты, 1–8 (3)"};
inline constexpr Text save{"Write the record of the match to this file",
                           "Записать партию в этот файл"};
inline constexpr Text resume{"Go on with the match in this record",
                             "Продолжить партию из этой записи"};
inline constexpr Text duel{"Let bots play against each other and say who is stronger",
                           "Сыграть ботами друг против друга и сказать, кто сильнее"};
inline constexpr Text duel_bots{
    "Two bots, or one for every side: 1 to 8, random, greedy, mcts, or exec:COMMAND for a program "
    "that speaks the engine protocol; with a budget: 8:500ms, mcts:20000n",
    "Два бота или по одному на сторону: 1–8, random, greedy, mcts или exec:КОМАНДА — программа, "
    "которая понимает протокол движков; с лимитом: 8:500ms, mcts:20000n"};
inline constexpr Text deals{"How many deals, each played in every order of seats (20)",
                            "Сколько раздач; каждая играется при всех рассадках (20)"};
inline constexpr Text jobs{"How many matches at a time (1)", "Сколько партий сразу (1)"};
inline constexpr Text sprt{"Stop as soon as it is clear which Elo difference is right",
                           "Закончить, как только ясно, какая разница Эло верна"};
inline constexpr Text json_file{"Write the result to a file as JSON",
                                "Записать итог в файл (JSON)"};
inline constexpr Text records_folder{"Keep all records in a folder",
                                     "Сохранить все записи в папку"};
inline constexpr Text analyse{
    "Say what the best moves are, how likely each side wins and what can be believed",
    "Сказать, какие ходы лучшие, у кого какие шансы и что можно предполагать"};
inline constexpr Text analyse_seat{"From whose seat (otherwise whoever is to move)",
                                   "С чьего места (иначе кто ходит)"};
inline constexpr Text analyse_move{"Of a record: only this move, in detail",
                                   "Из записи: только этот ход, подробно"};
inline constexpr Text analyse_json{"Print JSON", "Напечатать JSON"};
inline constexpr Text engine{"Play as an engine: commands on standard input (docs/ENGINE.md)",
                             "Играть как движок: команды на стандартном входе (docs/ENGINE.md)"};
inline constexpr Text engine_bot{"Which bot, perhaps with a budget: 5, 8:500ms, mcts:20000n (8)",
                                 "Какой бот, при желании с лимитом: 5, 8:500ms, mcts:20000n (8)"};
inline constexpr Text bench{"Measure random games and print the signature of the rules",
                            "Измерить скорость случайных игр и напечатать подпись правил"};
inline constexpr Text seconds{"How long each set-up is measured (2)",
                              "Сколько секунд измерять каждую игру (2)"};
inline constexpr Text serve{"Run a server for people in browsers (docs/HOSTING.md)",
                            "Запустить сервер для игры в браузере (docs/HOSTING.md)"};
inline constexpr Text port{"8080; 0 is any that is free", "8080; 0 — любой свободный"};
inline constexpr Text address{"127.0.0.1: only this machine; 0.0.0.0: whoever can reach it",
                              "127.0.0.1: только эта машина; 0.0.0.0: все, кому она видна"};
inline constexpr Text site{
    "Where everything is kept: a file, or postgres://… (otherwise $TROIKA_DB or the user's folder)",
    "Где всё хранится: файл или postgres://… (иначе $TROIKA_DB или папка пользователя)"};
inline constexpr Text web{"The folder of the page (otherwise the one that was built)",
                          "Папка страницы (иначе та, что собрана)"};
inline constexpr Text thinkers{"How many bots think at a time (as many as there are processors)",
                               "Сколько ботов думает сразу (по числу процессоров)"};
inline constexpr Text trust_proxy{"Believe X-Forwarded-… of a proxy in front of the server",
                                  "Верить заголовкам X-Forwarded-… прокси перед сервером"};
inline constexpr Text quiet{"Log only what is wrong", "Писать в журнал только о неполадках"};
inline constexpr Text backup{"Copy a site, also one that is running",
                             "Скопировать данные сайта, в том числе работающего"};
inline constexpr Text copy_file{"The file to write", "Куда записать"};
inline constexpr Text load{"Play at many tables of a server and measure how fast it saves moves",
                           "Играть за многими столами сервера и измерить, как быстро он сохраняет"};
inline constexpr Text url{"The server (http://127.0.0.1:8080)", "Сервер (http://127.0.0.1:8080)"};
inline constexpr Text load_tables{"How many tables (100)", "Сколько столов (100)"};
inline constexpr Text load_seconds{"How long (10)", "Сколько секунд (10)"};
inline constexpr Text think{"How long people think about a move, in milliseconds (100)",
                            "Сколько люди думают над ходом, в миллисекундах (100)"};
inline constexpr Text load_game{"Which game, or all (all)", "Какая игра, или all — все (all)"};
inline constexpr Text idle{"Only open tables and look at them", "Только открыть столы и смотреть"};
inline constexpr Text seed{"A number that fixes chance",
                           "Число, которое определяет все случайности"};
inline constexpr Text players{"How many play: Talat 2 or 3, Touché 2 to 6",
                              "Сколько игроков: «Талат» 2 или 3, «Туше» от 2 до 6"};
inline constexpr Text games{"Talat: games in a row (1 to 99); Touché: best of 1, 3, 5 or 7",
                            "«Талат»: игр подряд (1–99); «Туше»: до победы в матче из 1, 3, 5, 7"};
inline constexpr Text first{"Who begins: lot, or the number of a player",
                            "Кто начинает: lot (жребий) или номер игрока"};
inline constexpr Text dealer{"Touché: who deals first: lot, or the number of a seat",
                             "«Туше»: кто сдаёт первым: lot (жребий) или номер места"};
inline constexpr Text seating{"Touché: the side of each seat, as ytyt",
                              "«Туше»: сторона каждого места, например ytyt"};
inline constexpr Text figure{
    "Touché: square, line, tee, cross, combination or own, one for each game; or named",
    "«Туше»: square, line, tee, cross, combination или own, по одной на игру; или named"};
inline constexpr Text own_figures{"Touché: own figures, as 'x.x/.x./x.x:-@15*3'",
                                  "«Туше»: свои фигуры, например 'x.x/.x./x.x:-@15*3'"};
inline constexpr Text different{"Touché: a combination of figures that all differ",
                                "«Туше»: в комбинации все фигуры разные"};
inline constexpr Text freeswap{"Touché: the first exchange of a dead card in a turn is free",
                               "«Туше»: первый за ход обмен карты вне игры бесплатный"};
inline constexpr Text option{"Any setting by its name in records, as KEY=VALUE",
                             "Любая настройка по её имени в записи: ИМЯ=ЗНАЧЕНИЕ"};
}  // namespace help

}  // namespace troika::cli
